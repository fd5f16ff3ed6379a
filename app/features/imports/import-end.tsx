import { Form, Link } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { ButtonLink } from "~/ui/form/button-link";
import { countText, undoText } from "./import-texts";
import { LeftOutList } from "./left-out-list";
import type { Import } from "./stage/import-of.server";

type Props = { shown: Import & { undoDay?: string } };

export function ImportEnd({ shown: { id, state, summary, undoDay } }: Props) {
  const { added = 0, stayed = 0, to, leftOut } = summary;
  const undone = state === "undone";
  return (
    <section className="card import-card" aria-labelledby="end">
      <h2 id="end">{undone ? "The import is undone" : `${countText(added, "food")} added`}</h2>
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
        {!undone && undoDay && added > 0 && (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button variant="plain" name="intent" value="undo" pendingText="Undoing...">
              Undo the import
            </Button>
          </Form>
        )}
      </div>
      <Link to="/account/data/import">Import another file</Link>
    </section>
  );
}
