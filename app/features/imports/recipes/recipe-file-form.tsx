import { Form } from "@remix-run/react";
import { Button } from "~/ui/controls";
import { Field } from "~/ui/form/field";
import { RECIPE_FILE } from "./recipe-file";

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
