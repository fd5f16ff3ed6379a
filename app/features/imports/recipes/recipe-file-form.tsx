import { Form, Link } from "@remix-run/react";
import { onDay } from "~/http/safe-path";
import { Button } from "~/ui/button";
import { Field } from "~/ui/form/field";
import { RECIPE_FILE, type ShownAdded } from "./recipe-file";

type Props = { date?: string; result?: ShownAdded; error?: string[] };

/** Takes a file of recipes, and says what became of those that were in the last one. */
export function RecipeFileForm({ date, result, error }: Props) {
  return (
    <section aria-labelledby="recipe-file" className="recipe-file">
      <h3 id="recipe-file">{RECIPE_FILE.title}</h3>
      <Form
        method="post"
        action={`${onDay("/recipes?step=file", date)}#recipe-file`}
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
      {result && <FileResult {...result} date={date} />}
    </section>
  );
}

function FileResult({ added, leftOut, date }: ShownAdded & { date?: string }) {
  return (
    <div role="status" className="file-result">
      {added.length > 0 && (
        <>
          <h4>Added</h4>
          <ul>
            {added.map(({ id, name, notes }) => (
              <li key={id}>
                <Link to={onDay(`/recipes/${id}`, date)}>{name}</Link>
                {notes.length > 0 && <p className="muted small">{notes.join(" ")}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <h4>Left out</h4>
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
