import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { countText, dayText } from "../import-texts";
import type { Import } from "../stage/import-of.server";
import type { OwnCount } from "../stage/summary";
import { ownSection } from "./own-sections";

/** An own file: what is in it, and what becomes of it beside what the account has. */
export function OwnPreview({ shown: { id, fileName, summary } }: { shown: Import }) {
  const { own = [], foods, from, to } = summary;
  const fresh = own.some(({ count, known }) => count > known);
  return (
    <section className="card import-card" aria-labelledby="preview">
      <h2 id="preview">From Pixelplate</h2>
      {fileName && <p className="muted small import-file">{fileName}</p>}
      {foods > 0 && (
        <p>
          Food from {from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`}, and all of this:
        </p>
      )}
      <ul className="import-parts">
        {own.map((part) => (
          <li key={part.section}>{partText(part)}</li>
        ))}
      </ul>
      {fresh ? (
        <>
          <p>
            What your account has already stays as it is. A day that both have keeps your puzzle and goals and
            gets the foods of the file too. Settings and a profile that are still empty are filled, and
            collected puzzles come along with their days.
          </p>
          <p className="muted small">
            Log-ins, tokens, reminders and your e-mail address are not changed. You can undo it for 7 days.
          </p>
        </>
      ) : (
        <p>Your account has all of it already.</p>
      )}
      <Form method="post" className="form-buttons">
        <input type="hidden" name="id" value={id} />
        {fresh && (
          <Button name="intent" value="commit" pendingText="Adding...">
            Add to my account
          </Button>
        )}
        <Button variant="plain" name="intent" value="cancel" pendingText="Dropping...">
          {fresh ? "Don't add" : "Choose another file"}
        </Button>
      </Form>
    </section>
  );
}

function partText({ section, count, known }: OwnCount): string {
  const { one, more } = ownSection(section);
  const all = ["account", "profile", "picture"].includes(section)
    ? `Your ${section === "account" ? "settings" : one}`
    : countText(count, one, more);
  if (known === 0) return all;
  return known === count
    ? `${all}, already there`
    : `${all}, ${known.toLocaleString("en-US")} of them already there`;
}
