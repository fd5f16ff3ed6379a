import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { dateText } from "~/features/day/date-text";
import { COLUMN_NAMES, type ColumnName, type Question } from "~/features/imports/formats/format";
import { DATE_ORDERS, readDate } from "~/features/imports/read/cells";
import type { Import } from "~/features/imports/stage/import.server";
import { type AMOUNTS, amountLabel } from "~/features/nutrition/amounts";
import { Button } from "~/ui/button";
import { ChoiceField, SelectField } from "~/ui/form/field";

const LABELS: Partial<Record<ColumnName, string>> = {
  date: "Date",
  time: "Time",
  meal: "Meal",
  name: "Food",
  servings: "Servings",
};
const NEEDED: ColumnName[] = ["date", "calories"];

type Props = { shown: Import; question: Question; lastResult?: SubmissionResult<string[]> };

export function ColumnsForm({ shown, question, lastResult }: Props) {
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
