import { Form, Link } from "@remix-run/react";
import type { Import } from "~/features/imports/stage/import.server";
import { Button, ButtonLink } from "~/ui/button";
import { LeftOutList } from "./preview";
import { addedText, countText, undoText } from "./texts";

type Props = { id: string; text: string; pendingText: string };

export function UndoForm({ id, text, pendingText }: Props) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button variant="plain" name="intent" value="undo" pendingText={pendingText}>
        {text}
      </Button>
    </Form>
  );
}

type ImportEndProps = { shown: Import & { undoDay?: string } };

export function ImportEnd({ shown: { id, state, summary, undoDay } }: ImportEndProps) {
  const { added = 0, addedWeights = 0, stayed = 0, to, leftOut } = summary;
  const undone = state === "undone";
  const own = summary.own !== undefined;
  return (
    <section className="card import-card" aria-labelledby="end">
      <h2 id="end">{undone ? "The import is undone" : own ? "Added to your account" : addedText(summary)}</h2>
      {own && !undone && <p>{countText(added, "food")} and all the rest that was new.</p>}
      {undone && stayed > 0 && (
        <p>
          {countText(stayed, "food")} that you have changed since {stayed === 1 ? "stays" : "stay"}.
        </p>
      )}
      {!undone && undoDay && <p>{undoText(undoDay)}</p>}
      {!undone && <LeftOutList leftOut={leftOut} />}
      <div className="form-buttons">
        {!undone && added > 0 && (
          <ButtonLink to={`/calendar?month=${to.slice(0, 7)}`}>See the days</ButtonLink>
        )}
        {!undone && addedWeights > 0 && (
          <ButtonLink variant="plain" to="/weight">
            See your weights
          </ButtonLink>
        )}
        {!undone && undoDay && (added > 0 || addedWeights > 0 || own) && (
          <UndoForm id={id} text="Undo the import" pendingText="Undoing..." />
        )}
      </div>
      <Link to="/account/data/import">Import another file</Link>
    </section>
  );
}
