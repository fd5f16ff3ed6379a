import { Form, Link } from "@remix-run/react";
import type { Import } from "~/features/imports/stage/import.server";
import { countText } from "~/features/imports/texts";
import { Button } from "~/ui/controls";
import type { ShownAdded } from "./recipe-file";

export function RecipesPreview({ shown, recipes }: { shown: Import; recipes: ShownAdded }) {
  const { id, program, fileName } = shown;
  const fresh = recipes.added.length;
  return (
    <section className="card import-card" aria-labelledby="preview">
      <h2 id="preview">
        {fresh === 0 ? "Nothing new" : countText(fresh, "recipe")} from{" "}
        {program === "web page" ? "a web page" : program}
      </h2>
      {fileName && <p className="muted small import-file">{fileName}</p>}
      <RecipesOfFile {...recipes} />
      <Form method="post" className="form-buttons">
        <input type="hidden" name="id" value={id} />
        {fresh > 0 && (
          <Button name="intent" value="commit" pendingText="Adding...">
            Add {countText(fresh, "recipe")}
          </Button>
        )}
        <Button variant="plain" name="intent" value="cancel" pendingText="Dropping...">
          {fresh > 0 ? "Don't add" : "Choose another file"}
        </Button>
      </Form>
    </section>
  );
}

type ListProps = ShownAdded & { /** Whether they can be opened. */ areThere?: boolean };

/** The recipes of a file, and those that are left out of it. */
export function RecipesOfFile({ added, leftOut, areThere }: ListProps) {
  return (
    <div className="file-recipes">
      <ul>
        {added.map(({ id, name, notes }) => (
          <li key={id}>
            {areThere ? <Link to={`/recipes/${id}`}>{name}</Link> : <strong>{name}</strong>}
            <p className="muted small">{notes.join(" ")}</p>
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <>
          <h3>Left out</h3>
          <ul>
            {leftOut.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>
                {name || "A recipe"}
                <p className="muted small">{reason}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
