import { PixelGrid } from "~/features/puzzles/pixel-grid";
import { PixelArt } from "~/ui/pixel-art";
import { SeedPacket } from "~/ui/seed-packet";
import type { Card } from "./card";
import { NutrientColumns } from "./nutrient-columns";
import { RIBBON } from "./ribbon-sprite";
import { TWINKLES } from "./twinkles";
import "./puzzle-card.css";

export function PuzzleCard({ puzzle, collection, date, nutrition, neat, hidesGrams }: Card) {
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
          {neat && (
            <p className="card-ribbon">
              <PixelArt rows={RIBBON} />
              <span className="visually-hidden">A neat day</span>
            </p>
          )}
        </>
      }
    >
      <p className="puzzle-card-description">{puzzle.description}</p>
      {nutrition && <NutrientColumns puzzle={puzzle} nutrition={nutrition} hidesGrams={hidesGrams} />}
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
