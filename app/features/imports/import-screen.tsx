import type { SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { dateText } from "~/features/day/calendar-days";
import { COLUMN_NAMES, type ColumnName, type Question } from "~/features/imports/formats/format";
import { DATE_ORDERS, readDate } from "~/features/imports/read/cells";
import type { Import } from "~/features/imports/stage/import.server";
import { type AMOUNTS, amountLabel } from "~/features/nutrition/amounts";
import { Button } from "~/ui/controls";
import { ChoiceField, Field, FormErrors, SelectField } from "~/ui/form/field";
import { ImportProgress } from "./import-progress.island";
import { UNDO_DAYS } from "./messages";
import { FilePreview, ImportEnd, ImportPreview } from "./preview";
import { RecipesPreview } from "./recipes/recipe-preview";
import { IMPORT_TEXTS, PROGRAMS, stateText } from "./texts";
import "~/styles/folding-table.css";
import "./import.css";

const LABELS: Partial<Record<ColumnName, string>> = {
  date: "Date",
  time: "Time",
  meal: "Meal",
  name: "Food",
  servings: "Servings",
};
const NEEDED: ColumnName[] = ["date", "calories"];

type Props = { shown: Import; question: Question; lastResult?: SubmissionResult<string[]> };

function ColumnsForm({ shown, question, lastResult }: Props) {
  const { header, guess, unclearDate } = question;
  const sent = lastResult?.initialValue as Record<string, string> | undefined;
  const errors = lastResult?.error ?? {};
  const guessed = (name: ColumnName) => sent?.[name] ?? String(guess.columns?.[name] ?? "");
  return (
    <section className="card import-card" aria-labelledby="columns">
      <h2 id="columns">{header ? "Name the columns" : "How are the dates written?"}</h2>
      {shown.fileName && <p className="muted small import-file">{shown.fileName}</p>}
      <Form method="post" className="import-form">
        <input type="hidden" name="id" value={shown.id} />
        {header && (
          <>
            <p>
              This file is of no program that is known here. Say what its columns hold; what was guessed is
              filled in.
            </p>
            <div className="import-columns">
              {COLUMN_NAMES.map((name) => (
                <SelectField
                  key={name}
                  label={LABELS[name] ?? amountLabel(name as (typeof AMOUNTS)[number])}
                  name={name}
                  options={columnOptions(question, NEEDED.includes(name))}
                  defaultValue={guessed(name)}
                  error={errors[name] ?? undefined}
                />
              ))}
            </div>
            <ChoiceField
              legend="Calories are in"
              name="energy"
              options={["kcal", "kJ"].map((unit) => ({ value: unit, label: unit }))}
              defaultValue={sent?.energy ?? guess.energy ?? "kcal"}
            />
            <ChoiceField
              legend="Values are"
              name="basis"
              options={[
                { value: "eaten", label: "As eaten" },
                { value: "serving", label: "For one serving" },
              ]}
              defaultValue={sent?.basis ?? (guess.perServing ? "serving" : "eaten")}
            />
          </>
        )}
        {unclearDate && (
          <ChoiceField
            legend={`“${unclearDate}” is`}
            name="order"
            options={DATE_ORDERS.map((order) => ({ value: order, label: orderText(unclearDate, order) }))}
            defaultValue={sent?.order}
            error={errors.order ?? undefined}
          />
        )}
        <div className="form-buttons">
          <Button name="intent" value="columns" pendingText="Reading...">
            Preview
          </Button>
          <Button variant="plain" name="intent" value="cancel" pendingText="Dropping...">
            Cancel
          </Button>
        </div>
      </Form>
    </section>
  );
}

const columnOptions = ({ header = [], sample }: Question, needed: boolean) => [
  { value: "", label: needed ? "Choose" : "None" },
  ...header.map((name, at) => {
    const example = sample.map((cells) => cells[at]).find(Boolean);
    return { value: String(at), label: (name || `Column ${at + 1}`) + (example ? ` (${example})` : "") };
  }),
];

const orderText = (date: string, order: (typeof DATE_ORDERS)[number]): string => {
  const read = readDate(date, order);
  return read ? `${dateText(read)}, ${read.slice(0, 4)}` : order;
};

type ListProps = { imports: (Import & { made?: string })[] };

function ImportList({ imports }: ListProps) {
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

function UploadForm({ errors }: { errors?: string[] }) {
  return (
    <section className="card import-card" aria-labelledby="choose-file">
      <h2 id="choose-file">Import your history</h2>
      <p>
        You see a preview first. Nothing is added until you confirm, and you can undo it for {UNDO_DAYS} days.
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
      <p>
        Weights in these files are imported too, one a day. They don’t replace weights you logged yourself.
      </p>
    </section>
  );
}

type ScreenProps = { shown: Import | null; imports: Import[]; lastResult?: SubmissionResult<string[]> };

export function ImportScreen({ shown, imports, lastResult }: ScreenProps) {
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

function ShownImport({ shown, lastResult }: { shown: Import; lastResult: ScreenProps["lastResult"] }) {
  const { state, summary } = shown;
  if (summary.question && state === "choosing")
    return <ColumnsForm shown={shown} question={summary.question} lastResult={lastResult} />;
  if (state === "ready" && summary.recipes) return <RecipesPreview shown={shown} recipes={summary.recipes} />;
  if (state === "ready") return summary.own ? <FilePreview shown={shown} /> : <ImportPreview shown={shown} />;
  if (state === "added" || state === "undone") return <ImportEnd shown={shown} />;
  return <ImportProgress shown={shown} />;
}
