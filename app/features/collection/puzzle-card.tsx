import { PixelGrid } from "~/features/puzzles/pixel-grid";
import { SeedPacket } from "~/ui/seed-packet";
import type { Card } from "./card";
import { NutrientColumns } from "./nutrient-columns";
import { TWINKLES } from "./twinkles";
import "./puzzle-card.css";

export function PuzzleCard({ puzzle, collection, date, nutrition }: Card) {
  return (
    <SeedPacket
      bandClass={`band-${puzzle.id}`}
      className={nutrition ? "puzzle-card" : "puzzle-card special"}
      kicker={<Kicker collection={collection} date={date} />}
      title={puzzle.name}
      art={
        <>
          {!nutrition && (
            <svg className="twinkles" viewBox="0 0 24 24" shapeRendering="crispEdges" aria-hidden="true">
              <path d={TWINKLES} />
            </svg>
          )}
          <PixelGrid puzzle={puzzle} filled="all" />
        </>
      }
    >
      <p className="puzzle-card-description">{puzzle.description}</p>
      {nutrition && <NutrientColumns puzzle={puzzle} nutrition={nutrition} />}
    </SeedPacket>
  );
}

function Kicker({ collection, date }: Pick<Card, "collection" | "date">) {
  return (
    <>
      <span>{collection}</span>
      <span>{date}</span>
    </>
  );
}
