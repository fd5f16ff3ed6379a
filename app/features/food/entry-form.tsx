import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { QueuedNote } from "~/features/food/offline/queued-note.island";
import { DraftNote, useDraft } from "~/features/food/offline/use-draft.island";
import { AMOUNTS, type Energy } from "~/features/nutrition/amounts";
import type { FurtherField } from "~/features/nutrition/further";
import { useFormEnergy } from "~/features/nutrition/use-numbers";
import { Field, FormErrors, FormToast } from "~/ui/form/field";
import { AmountFields, FoodButton, questionIn, WhenFields } from "./food-fields";

import "./food.css";

const TYPED = ["name", ...AMOUNTS] as const;
const FIELDS = [...TYPED, "date", "time"] as const;
type FieldName = (typeof FIELDS)[number] | FurtherField["name"];
type Values = Partial<Record<FieldName, string>>;

const NO_FIELDS: readonly FurtherField[] = [];

type EntryDraft = { values: Partial<Record<string, string>>; entryKey: string; energy?: Energy };

type Props = {
  entryKey: string;
  day?: { date: string; time: string } | null;
  name?: string;
  further?: readonly FurtherField[];
  action?: string;
  lastResult?: SubmissionResult<string[]>;
  /** Called when the browser queued the food, without a connection. */
  onQueued?: () => void;
};

export function EntryForm({ entryKey: firstKey, day, name, further = NO_FIELDS, ...props }: Props) {
  const { action, lastResult, onQueued } = props;
  const typed: FieldName[] = [...TYPED, ...further.map((field) => field.name)];
  const [form, fields] = useForm<Values>({
    lastResult,
    defaultValue: { name, date: day?.date, time: day?.time },
  });
  // A reloaded page brings another key, but this stays the same form.
  const [entryKey, setEntryKey] = useState(firstKey);
  const [energy, setEnergy] = useState(useFormEnergy(lastResult));
  const draft = useDraft<EntryDraft>("enter-value");
  const place = useRef<HTMLInputElement>(null);
  const [restored, setRestored] = useState(false);
  const initial = (name: FieldName) => fields[name].initialValue as string | undefined;
  const shown = (name: FieldName) => ({ defaultValue: initial(name), error: fields[name].errors });
  const firstError = [...typed, ...FIELDS].flatMap((name) => fields[name].errors ?? [])[0];

  function write(values: Partial<Record<string, string>>) {
    for (const name of typed) {
      const field = place.current?.form?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = values[name] ?? "";
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what stands there counts more
  useEffect(() => {
    const before = draft.read();
    const form = place.current?.form;
    if (!before || !form || typed.some((name) => new FormData(form).get(name))) return;
    write(before.values);
    setEntryKey(before.entryKey);
    setEnergy(before.energy ?? "kcal");
    setRestored(true);
  }, []);

  return (
    <Form
      method="post"
      action={action}
      onInput={({ currentTarget }) => {
        const sent = new FormData(currentTarget);
        const values = Object.fromEntries(typed.map((name) => [name, String(sent.get(name) ?? "")]));
        draft.save({ values, entryKey, energy });
      }}
      className="entry-form"
      data-keep=""
      data-draft=""
      {...getFormProps(form)}
      noValidate
    >
      <FormToast text={firstError} answer={lastResult} />
      <input type="hidden" name="key" value={entryKey} ref={place} />
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={200}
        autoFocus
        defaultValue={initial("name")}
        error={fields.name.errors}
      />
      <AmountFields energy={energy} shown={shown} further={{ fields: further, shown }} />
      <WhenFields
        date={initial("date")}
        time={initial("time")}
        errors={{ date: fields.date.errors, time: fields.time.errors }}
      />
      {restored && (
        <DraftNote
          onStartOver={() => {
            draft.drop();
            write({});
            setRestored(false);
          }}
        />
      )}
      <FormErrors errors={form.errors} />
      <QueuedNote onQueued={onQueued} />
      <FoodButton pendingText="Saving..." yes="Yes, log it" {...questionIn(lastResult)}>
        Log food
      </FoodButton>
    </Form>
  );
}
