import { Form, Link } from "@remix-run/react";
import { useOnDay } from "~/ui/dialog/use-on-day";
import { Button } from "~/ui/form/button";
import { ButtonLink } from "~/ui/form/button-link";
import { BlockCounts } from "./block-counts";
import type { OwnPuzzle } from "./own-puzzle";
import { OWN_PUZZLES_PATH } from "./own-puzzle-path";
import { PuzzlePicture } from "./puzzle-picture";

type Props = { puzzles: OwnPuzzle[]; date: string | null };

export function PuzzleList({ puzzles, date }: Props) {
  const onDay = useOnDay();
  return (
    <>
      <p>
        Draw a picture of 24 by 24 blocks, or have one made from a photo. Only you see it, and it fills, grows
        and is collected like all others.
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
        <p className="own-pack">
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
