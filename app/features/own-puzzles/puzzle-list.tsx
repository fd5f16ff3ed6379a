import { Form, Link } from "@remix-run/react";
import { amountLabel, NUTRIENTS, perNutrient } from "~/features/nutrition/amounts";
import { PixelGrid } from "~/features/puzzles/pixel-grid";
import { blocksOf, type PixelMap } from "~/features/puzzles/puzzle";
import { Button, ButtonLink, useOnDay } from "~/ui/controls";
import { OWN_PUZZLES_PATH, type OwnPuzzle } from "./own-puzzle";

export function BlockCounts({ map }: { map: PixelMap }) {
  const blocks = blocksOf(map);
  return (
    <dl className="own-counts">
      {NUTRIENTS.map((nutrient) => (
        <div key={nutrient} className={nutrient}>
          <dt>{amountLabel(nutrient)}</dt>
          <dd>{blocks[nutrient]}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { puzzle: Pick<OwnPuzzle, "name" | "map">; half?: boolean };

/** On a white window; `half` as it looks in the middle of a day. */
export function PuzzlePicture({ puzzle, half = false }: Props) {
  const blocks = blocksOf(puzzle.map);
  const filled = half ? perNutrient((nutrient) => Math.round(blocks[nutrient] / 2)) : blocks;
  const empty = Object.values(blocks).every((count) => count === 0);
  return (
    <div className="own-picture">
      {empty ? (
        <span className="visually-hidden">Empty</span>
      ) : (
        <PixelGrid puzzle={puzzle} filled={filled} hideGrid />
      )}
    </div>
  );
}

type PuzzleListProps = { puzzles: OwnPuzzle[]; date: string | null };

export function PuzzleList({ puzzles, date }: PuzzleListProps) {
  const onDay = useOnDay();
  return (
    <>
      <p>
        Draw a puzzle of 24 by 24 blocks, or have one made from a photo. Only you can see it. It fills and
        joins your collection like any other.
      </p>
      <div className="own-ways">
        <ButtonLink to={`${OWN_PUZZLES_PATH}?step=draw`}>Draw a puzzle</ButtonLink>
        <ButtonLink to={`${OWN_PUZZLES_PATH}?step=upload`} variant="plain">
          Make one from a picture
        </ButtonLink>
      </div>
      {puzzles.length > 0 && (
        <ul className="own-list">
          {puzzles.map((puzzle) => (
            <li key={puzzle.id} className="own-card card">
              <PuzzlePicture puzzle={puzzle} />
              <h2>
                <Link to={onDay(`${OWN_PUZZLES_PATH}?puzzle=${puzzle.id}`)}>{puzzle.name}</Link>
              </h2>
              {puzzle.problem ? (
                <p className="muted">A draft: it {puzzle.problem}.</p>
              ) : (
                <BlockCounts map={puzzle.map} />
              )}
              <ChooseForm puzzle={puzzle} date={date} />
            </li>
          ))}
        </ul>
      )}
      {puzzles.some(({ problem }) => !problem) && (
        <p>
          <a href={`${OWN_PUZZLES_PATH}?pack=1`} download>
            Download as a pack
          </a>
          <span className="muted">
            {" "}
            for whoever runs a server and wants to offer them to everybody there.
          </span>
        </p>
      )}
    </>
  );
}

export function ChooseForm({ puzzle, date }: { puzzle: OwnPuzzle; date: string | null }) {
  if (puzzle.problem)
    return (
      <ButtonLink to={`${OWN_PUZZLES_PATH}?step=draw&puzzle=${puzzle.id}`} variant="plain">
        Finish drawing
      </ButtonLink>
    );
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="choose" />
      <input type="hidden" name="puzzle" value={puzzle.id} />
      {date && <input type="hidden" name="date" value={date} />}
      <Button variant="plain" pendingText="Choosing...">
        {date ? "Choose for that day" : "Choose for today"}
        <span className="visually-hidden">: {puzzle.name}</span>
      </Button>
    </Form>
  );
}
