import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { GARDEN_SPRITES } from "~/features/collection/garden/sprites";
import { NutrientColumns, PuzzleSilhouette } from "~/features/collection/puzzle-card";
import type { Card } from "~/features/collection/shelves";
import { gridPaths } from "~/features/puzzles/grid-paths";
import { Pencil } from "~/features/puzzles/pixel-grid";
import { artPath, blocksOf, GRID_SIZE } from "~/features/puzzles/puzzle";
import { ButtonLink, Icon } from "~/ui/controls";
import { PixelArt } from "~/ui/pixel-art";
import { SeedPacket } from "~/ui/seed-packet";
import type { FinaleOfDay, Tomorrow } from "./finale.server";

type Props = { garden: FinaleOfDay["garden"]; newest: { id: string } };

function FinaleGarden({ garden: { puzzles, visitors }, newest }: Props) {
  return (
    <div className="finale-garden frame" aria-hidden="true">
      {puzzles.map(({ id, count, silhouette }) => (
        <div key={id} className={id === newest.id ? "finale-plant newest" : "finale-plant"}>
          {count > 0 ? (
            <img src={artPath(id)} width="240" height="240" alt="" />
          ) : (
            <PuzzleSilhouette path={silhouette} />
          )}
        </div>
      ))}
      <div className="finale-visitors">
        {visitors.map(({ sprite, isNew }) => (
          <PixelArt
            key={sprite}
            rows={GARDEN_SPRITES[sprite]}
            className={isNew ? `${sprite} moves-in` : sprite}
          />
        ))}
      </div>
    </div>
  );
}

function TomorrowSeeds({ tomorrow: { date, seeds, chosen } }: { tomorrow: Tomorrow }) {
  return (
    <section className="tomorrow" data-section="tomorrow">
      <h3>Tomorrow's seeds</h3>
      <Form method="post" action="/plant" preventScrollReset>
        <input type="hidden" name="date" value={date} />
        {seeds.map(({ id, name }) => (
          <button
            key={id}
            type="submit"
            name="puzzle_id"
            value={id}
            className={`tomorrow-seed band-${id}`}
            aria-pressed={id === chosen}
          >
            <img src={artPath(id)} width="240" height="240" alt="" />
            <span>
              {id === chosen && <Icon name="check" />}
              <span className="visually-hidden">Plant </span>
              {name}
              <span className="visually-hidden"> for tomorrow</span>
            </span>
          </button>
        ))}
      </Form>
    </section>
  );
}

type WaysOnProps = { puzzleId: string; gardenId: string };

const WaysOn = ({ puzzleId, gardenId }: WaysOnProps) => (
  <div className="ways-on">
    <ButtonLink to={`/my-collections/detail/${puzzleId}?share=1`}>
      <Icon name="share" /> Share
    </ButtonLink>
    <ButtonLink to={`/my-collections#shelf-${gardenId}`} variant="plain">
      See the garden
    </ButtonLink>
  </div>
);

type FinaleViewProps = { finale: FinaleOfDay; filming: boolean; head: ReactNode };

/** The collected packet turns over to its card, its plant drops into the garden, and three ways lead on. */
export function FinaleView({ finale: { card, garden, tomorrow }, filming, head }: FinaleViewProps) {
  const { puzzle, collection, date, nutrition } = card;
  const band = `band-${puzzle.id}`;
  const art = (
    <div className="finale-art">
      <Picture card={card} />
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

function Picture({ card: { puzzle, filled = blocksOf(puzzle.map) } }: { card: Card }) {
  const { colors, mask, outline } = gridPaths(puzzle.map, filled);
  return (
    <svg viewBox={`0 0 ${GRID_SIZE} ${GRID_SIZE}`} shapeRendering="crispEdges" aria-hidden="true">
      {mask !== "" && <Pencil mask={mask} outline={outline} />}
      {colors.map(({ color, d }) => (
        <path key={color} stroke={color} d={d} />
      ))}
    </svg>
  );
}

type FinishedProps = { puzzle: { id: string; categoryId: string }; tomorrow: Tomorrow | null };

export const FinishedDay = ({ puzzle, tomorrow }: FinishedProps) => (
  <div className="finished-day">
    <WaysOn puzzleId={puzzle.id} gardenId={puzzle.categoryId} />
    {tomorrow && <TomorrowSeeds tomorrow={tomorrow} />}
  </div>
);
