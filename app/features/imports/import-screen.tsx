import type { SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { Import } from "~/features/imports/stage/import.server";
import { Button } from "~/ui/button";
import { Field, FormErrors } from "~/ui/form/field";
import { ColumnsForm } from "./columns-form";
import { ImportEnd } from "./import-end";
import { ImportProgress } from "./import-progress.island";
import { UNDO_DAYS } from "./messages";
import { FilePreview, ImportPreview } from "./preview";
import { IMPORT_TEXTS, PROGRAMS, stateText } from "./texts";
import "~/styles/folding-table.css";
import "./import.css";

type Props = { imports: (Import & { made?: string })[] };

export function ImportList({ imports }: Props) {
  return (
    <section aria-labelledby="imports">
      <h2 id="imports">Your imports</h2>
      <ul className="import-list">
        {imports.map((each) => (
          <li key={each.id} className="card">
            <Link to={`/account/data/import?id=${each.id}`}>
              {each.program}
              {each.made && `, ${each.made}`}
            </Link>
            <p className="muted small import-file">
              {stateText(each)}
              {each.fileName && ` from ${each.fileName}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function UploadForm({ errors }: { errors?: string[] }) {
  return (
    <section className="card import-card" aria-labelledby="choose-file">
      <h2 id="choose-file">Import your history</h2>
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
        <Button pendingText="Reading...">Preview</Button>
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

type ImportScreenProps = { shown: Import | null; imports: Import[]; lastResult?: SubmissionResult<string[]> };

export function ImportScreen({ shown, imports, lastResult }: ImportScreenProps) {
  const errors = lastResult?.error ?? {};
  const others = imports.filter(({ id }) => id !== shown?.id);
  return (
    <div className="import-screen">
      <FormErrors errors={errors[""] ?? undefined} />
      {shown ? (
        <ShownImport shown={shown} lastResult={lastResult} />
      ) : (
        <UploadForm errors={errors.file ?? undefined} />
      )}
      {others.length > 0 && <ImportList imports={others} />}
    </div>
  );
}

function ShownImport({ shown, lastResult }: { shown: Import; lastResult: ImportScreenProps["lastResult"] }) {
  const { state, summary } = shown;
  if (summary.question && state === "choosing")
    return <ColumnsForm shown={shown} question={summary.question} lastResult={lastResult} />;
  if (state === "ready") return summary.own ? <FilePreview shown={shown} /> : <ImportPreview shown={shown} />;
  if (state === "added" || state === "undone") return <ImportEnd shown={shown} />;
  return <ImportProgress shown={shown} />;
}
