import type { ReactNode } from "react";
import type { Card } from "~/features/collection/card";
import { NutrientColumns } from "~/features/collection/nutrient-columns";
import { blocksOf } from "~/features/puzzles/fill";
import { gridPaths } from "~/features/puzzles/grid-paths";
import { GRID_SIZE } from "~/features/puzzles/pixel-map";
import { SeedPacket } from "~/ui/seed-packet";
import { FinaleGarden } from "./finale-garden";
import type { Finale } from "./finale-of.server";
import { TomorrowSeeds } from "./tomorrow-seeds";
import { WaysOn } from "./ways-on";

type Props = { finale: Finale; filming: boolean; head: ReactNode };

/** The collected packet turns over to its card, its plant drops into the garden, and three ways lead on. */
export function FinaleView({ finale: { card, garden, tomorrow }, filming, head }: Props) {
  const { puzzle, collection, date, nutrition } = card;
  const band = `band-${puzzle.id}`;
  const art = (
    <div className="finale-art">
      <Picture puzzle={puzzle} />
    </div>
  );
  return (
    <div className="finale" data-film={filming ? "" : undefined}>
      {head}
      <div className="finale-stage">
        <div className="finale-turn">
          <SeedPacket bandClass={band} className="finale-face" kicker={date} title={puzzle.name} art={art}>
            {nutrition && <NutrientColumns puzzle={puzzle} nutrition={nutrition} />}
          </SeedPacket>
          {filming && (
            <div className="finale-front" aria-hidden="true">
              <SeedPacket
                bandClass={band}
                className="finale-face"
                title={
                  <>
                    <span className="category">{collection} · </span>
                    {puzzle.name}
                  </>
                }
                level="p"
                art={art}
              >
                <div />
              </SeedPacket>
            </div>
          )}
        </div>
      </div>
      <FinaleGarden garden={garden} newest={puzzle} />
      <WaysOn puzzleId={puzzle.id} gardenId={garden.id} />
      {tomorrow && <TomorrowSeeds tomorrow={tomorrow} />}
    </div>
  );
}

function Picture({ puzzle }: { puzzle: Card["puzzle"] }) {
  const { colors } = gridPaths(puzzle.map, blocksOf(puzzle.map));
  return (
    <svg viewBox={`0 0 ${GRID_SIZE} ${GRID_SIZE}`} shapeRendering="crispEdges" aria-hidden="true">
      {colors.map(({ color, d }) => (
        <path key={color} stroke={color} d={d} />
      ))}
    </svg>
  );
}
