import { Form } from "@remix-run/react";
import { NAME_MAX } from "~/features/puzzles/own/picture-limits";
import { Button } from "~/ui/form/button";
import { ButtonLink } from "~/ui/form/button-link";
import { Field } from "~/ui/form/field";
import { BlockCounts } from "./block-counts";
import type { OwnPuzzle } from "./own-puzzle";
import { OWN_PUZZLES_PATH } from "./own-puzzle-path";
import { ChooseForm } from "./puzzle-list";
import { PuzzlePicture } from "./puzzle-picture";

type Props = { puzzle: OwnPuzzle; date: string | null; errors: Record<string, string[] | null> };

export function PuzzleStep({ puzzle, date, errors }: Props) {
  return (
    <section className="own-puzzle" aria-labelledby="own-name">
      <h2 id="own-name">{puzzle.name}</h2>
      <div className="own-both">
        <PuzzlePicture puzzle={puzzle} />
        <PuzzlePicture puzzle={puzzle} half />
      </div>
      <BlockCounts map={puzzle.map} />
      {puzzle.problem && <p>It {puzzle.problem}.</p>}
      <div className="own-ways">
        <ChooseForm puzzle={puzzle} date={date} />
        {!puzzle.problem && (
          <ButtonLink to={`${OWN_PUZZLES_PATH}?step=draw&puzzle=${puzzle.id}`} variant="plain">
            Draw on
          </ButtonLink>
        )}
      </div>
      <Form method="post" className="own-rename" noValidate>
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="puzzle" value={puzzle.id} />
        <Field
          label="Name"
          name="name"
          maxLength={NAME_MAX}
          defaultValue={puzzle.name}
          autoComplete="off"
          error={errors.name ?? undefined}
        />
        <Button variant="plain">Save name</Button>
      </Form>
      {puzzle.chosen && (
        <p className="muted">
          You have chosen it for a day. Changes make a new picture; that day and its card stay as they are.
        </p>
      )}
      <details className="own-delete">
        <summary>Delete this puzzle</summary>
        <p>It leaves this list. Days that show it and cards that you collected stay whole.</p>
        <Form method="post">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="puzzle" value={puzzle.id} />
          <Button variant="danger" pendingText="Deleting...">
            Delete puzzle
          </Button>
        </Form>
      </details>
    </section>
  );
}
