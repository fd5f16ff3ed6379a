import { Form, Link } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/form/field";
import { RECIPE_FILE, type ShownAdded } from "./recipe-file";

/** Takes a file of recipes, and leads to its preview. */
export function RecipeFileForm({ error }: { error?: string[] }) {
  return (
    <section aria-labelledby="recipe-file" className="recipe-file">
      <h3 id="recipe-file">{RECIPE_FILE.title}</h3>
      <Form
        method="post"
        action="/recipes?step=file#recipe-file"
        encType="multipart/form-data"
        className="entry-form"
        noValidate
      >
        <Field
          label="Your file"
          name="file"
          type="file"
          accept=".json,.zip,.html,.htm"
          hint={RECIPE_FILE.hint}
          error={error}
        />
        <Button variant="plain" pendingText="Reading...">
          {RECIPE_FILE.control}
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
