import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { Field } from "~/ui/form/field";
import { IMPORT_TEXTS, PROGRAMS } from "./import-texts";
import { UNDO_DAYS } from "./limits";
import "~/styles/file-button.css";

export function UploadForm({ errors }: { errors?: string[] }) {
  return (
    <section className="card import-card" aria-labelledby="choose-file">
      <h2 id="choose-file">Bring your food along</h2>
      <p>
        First you see what the file holds. Nothing is added before you say so, and for {UNDO_DAYS} days you
        can undo it.
      </p>
      <Form method="post" encType="multipart/form-data" className="import-form">
        <input type="hidden" name="intent" value="upload" />
        <Field
          label="Your file"
          hint={IMPORT_TEXTS.fileHint}
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,.json,.zip"
          required
          error={errors}
        />
        <Button pendingText="Reading...">Show what it holds</Button>
      </Form>
      <h3>What can be read</h3>
      <dl className="import-programs">
        {PROGRAMS.map(({ name, file }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{file}</dd>
          </div>
        ))}
      </dl>
      <p>Weights in these files come along, one a day; a weight of your own stays.</p>
    </section>
  );
}
