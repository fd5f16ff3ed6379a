import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { AmountFields, FoodButton, NameFields, questionIn, WhenFields } from "~/features/food/food-fields";
import { QueuedNote } from "~/features/food/offline/queued-note.island";
import { readServings, servingsOfAmount, steppedServings, validServings } from "~/features/food/servings";
import {
  AMOUNTS,
  type AmountName,
  type AmountUnit,
  type Energy,
  mapNames,
  roundTenth,
  unitOf,
} from "~/features/nutrition/amounts";
import type { FurtherField } from "~/features/nutrition/further";
import {
  amountFieldText,
  fieldText,
  furtherTexts,
  MAX_AMOUNT,
  parseAmount,
  parseCount,
  readNumber,
  whichNumber,
} from "~/features/nutrition/read-number";
import { useFormEnergy } from "~/features/nutrition/use-numbers";
import { attempt } from "~/platform/text";
import { Icon, useHydrated } from "~/ui/controls";
import { Field, FormErrors, FormToast } from "~/ui/form/field";
import {
  type Confirmation,
  confirmationIn,
  isUnsure,
  labelPortionText,
  UNNAMED_LABEL,
  UNSURE,
} from "./label-reading";
import "~/features/food/food.css";
import "./food-confirmation.css";

type Props = {
  energy: Energy;
  further: readonly FurtherField[];
  initial: (name: string) => string;
  errors: (name: string) => string[] | undefined;
};

/** Servings and the four values. Always submits values per serving; for several servings it shows read-only totals. */
function ServedAmounts({ energy, further, initial, errors }: Props) {
  const awake = useHydrated();
  const [servings, setServings] = useState(() => initial("number_of_servings"));
  const [single, setSingle] = useState(() =>
    mapNames<string, string>([...AMOUNTS, ...further.map(({ name }) => name)], initial),
  );
  const group = useRef<HTMLFieldSetElement>(null);
  const count = readServings(servings);
  const editable = !awake || count === 1;

  useEffect(() => {
    const form = group.current?.form;
    const sendSingle = ({ formData }: FormDataEvent) => {
      for (const [name, text] of Object.entries(single)) formData.set(name, text);
    };
    form?.addEventListener("formdata", sendSingle);
    return () => form?.removeEventListener("formdata", sendSingle);
  }, [single]);

  const shown = (name: AmountName) => {
    const text = single[name] ?? "";
    const unit = unitOf(name, energy);
    const amount = parseAmount(text, unit);
    if (editable || count === undefined || amount === undefined) return text;
    return totalText(Math.min(roundTenth(amount * count), MAX_AMOUNT), unit);
  };
  const shownFurther = (name: FurtherField["name"]) => {
    const text = single[name] ?? "";
    const amount = parseCount(text);
    return editable || count === undefined || amount === undefined ? text : fieldText(amount * count);
  };
  const changing = (name: string) => ({
    readOnly: !editable,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setSingle({ ...single, [name]: value }),
    error: errors(name),
  });
  const firstUnsure = AMOUNTS.find((name) => isUnsure(initial("unsure"), name));
  const measure = measureOf(initial("portion"));

  return (
    <fieldset className="served" ref={group}>
      <legend className="visually-hidden">Servings and values</legend>
      <ServingsRow
        {...{ servings, setServings, measure }}
        amount={initial("amount")}
        error={errors("number_of_servings")}
      />
      <p className="portion-line" role="status">
        The values are for {labelPortionText(initial("portion") || "serving", awake ? (count ?? 1) : 1)}.
        {!awake && ` Log food counts them for the ${measure ? "amount" : "servings"}.`}
        {!editable && ` Set ${measure ? `the amount to 100 ${measure}` : "servings to 1"} to change them.`}
      </p>
      <AmountFields
        energy={energy}
        shown={(name) => ({
          ...changing(name),
          value: shown(name),
          ...(name === firstUnsure && SELECTED),
          hint: isUnsure(initial("unsure"), name) && (
            <UnsureMark text={initial(name) ? UNSURE.filled : UNSURE.empty} />
          ),
        })}
        further={{ fields: further, shown: (name) => ({ ...changing(name), value: shownFurther(name) }) }}
      />
    </fieldset>
  );
}

/** The unit of a label's 100 g or ml, of which any amount is eaten. */
const measureOf = (portion: string) => /^100 (g|ml)$/.exec(portion)?.[1];

const COUNT = { inputMode: "decimal", autoComplete: "off", maxLength: 20 } as const;

type ServingsRowProps = {
  servings: string;
  setServings: (text: string) => void;
  measure?: string;
  amount: string;
  error?: string[];
};

function ServingsRow({ servings, setServings, measure, error: answered, ...first }: ServingsRowProps) {
  const awake = useHydrated();
  const [amount, setAmount] = useState(first.amount || "100");
  const count = readServings(servings);
  const serve = (text: string) => {
    const typed = readServings(text);
    setServings(text);
    if (typed) setAmount(fieldText(typed * 100));
  };
  const weigh = (text: string) => {
    setAmount(text);
    setServings(servingsOfAmount(text));
  };
  const step = (by: 1 | -1) =>
    measure
      ? weigh(`${steppedServings(fieldText((count ?? 1) * 10), by)}0`)
      : serve(steppedServings(servings, by));
  const wrong = whichNumber(readNumber(measure ? amount : servings)) ?? FOOD_MESSAGES.tooFewServings;
  const error = awake && count === undefined ? [wrong] : answered;
  const reset = () => serve(validServings(servings));
  const inServings = (
    <Field
      label="Servings"
      name="number_of_servings"
      {...COUNT}
      value={servings}
      onChange={(event) => serve(event.target.value)}
      onBlur={reset}
      error={measure ? undefined : error}
    />
  );
  const what = measure ? `10 ${measure}` : "One serving";
  return (
    <div className="servings-row">
      {measure ? (
        <Field
          label="Amount"
          suffix={measure}
          name="amount"
          {...COUNT}
          value={amount}
          onChange={(event) => weigh(event.target.value)}
          onBlur={reset}
          error={error}
        />
      ) : (
        inServings
      )}
      {awake && (
        <>
          <StepButton label={`${what} less`} sign="−" onPress={() => step(-1)} />
          <StepButton label={`${what} more`} sign="+" onPress={() => step(1)} />
        </>
      )}
      {measure && inServings}
    </div>
  );
}

function UnsureMark({ text }: { text: string }) {
  return (
    <span className="unsure">
      <Icon name="alert" /> {text}
    </span>
  );
}

function StepButton({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }) {
  return (
    <button type="button" className="button plain step-button" aria-label={label} onClick={onPress}>
      {sign}
    </button>
  );
}

const totalText = (amount: number, unit: AmountUnit) =>
  unit === "kJ" ? amountFieldText(amount, unit) : fieldText(amount);

const FIELDS = ["name", "number_of_servings", ...AMOUNTS, "date", "time"];

const SELECTED: Partial<ComponentProps<"input">> = {
  autoFocus: true,
  onFocus: (event) => event.currentTarget.select(),
};

type ConfirmationFormProps = {
  entryKey: string;
  action: string;
  day?: { date: string; time: string } | null;
  confirmation?: Confirmation;
  furtherFields?: readonly FurtherField[];
  lastResult?: SubmissionResult<string[]>;
};

const NO_FIELDS: readonly FurtherField[] = [];

export function FoodConfirmation({ entryKey, action, day, confirmation, ...sent }: ConfirmationFormProps) {
  const { furtherFields = NO_FIELDS, lastResult } = sent;
  const energy = useFormEnergy(lastResult);
  const { values, portion, note, unsure, barcode, further } =
    (confirmation && confirmationIn(confirmation, energy)) ?? {};
  const [form, fields] = useForm<Record<string, string | undefined>>({
    lastResult,
    defaultValue: confirmation && {
      ...values,
      number_of_servings: "1",
      portion,
      note,
      unsure,
      barcode,
      further,
      ...furtherTexts(
        furtherFields,
        attempt(() => JSON.parse(further ?? "")),
      ),
      date: day?.date,
      time: day?.time,
    },
  });
  const initial = (name: string) => fields[name]?.initialValue ?? "";
  const errors = (name: string) => fields[name]?.errors;
  const doubtful = AMOUNTS.filter((name) => initial(name) && isUnsure(initial("unsure"), name));
  const firstError = [...FIELDS, ...furtherFields.map(({ name }) => name)].flatMap(
    (name) => errors(name) ?? [],
  )[0];
  return (
    <Form
      method="post"
      action={action}
      className="entry-form food-confirmation"
      data-keep=""
      {...getFormProps(form)}
      noValidate
    >
      <FormToast text={firstError} answer={lastResult} />
      <input type="hidden" name="key" value={entryKey} />
      <input type="hidden" name="portion" value={initial("portion")} />
      <input type="hidden" name="note" value={initial("note")} />
      <input type="hidden" name="unsure" value={initial("unsure")} />
      <input type="hidden" name="barcode" value={initial("barcode")} />
      {initial("further") && <input type="hidden" name="further" value={initial("further")} />}
      <NameFields
        emoji={{ defaultValue: initial("emoji") }}
        name={{
          defaultValue: initial("name"),
          error: errors("name"),
          ...(initial("name") === UNNAMED_LABEL && !initial("unsure") && SELECTED),
        }}
      />
      <p className="label-note">{initial("note")}</p>
      <ServedAmounts energy={energy} further={furtherFields} initial={initial} errors={errors} />
      <WhenFields
        date={fields.date?.initialValue}
        time={fields.time?.initialValue}
        errors={{ date: errors("date"), time: errors("time") }}
      />
      <FormErrors errors={form.errors} />
      <QueuedNote />
      <div className="log-bar">
        {doubtful.length > 0 && (
          <p className="field-hint">
            <UnsureMark
              text={`Not sure about ${doubtful.length} value${doubtful.length > 1 ? "s" : ""}: please compare`}
            />
          </p>
        )}
        <FoodButton pendingText="Saving..." yes="Yes, log it" {...questionIn(lastResult)}>
          Log food
        </FoodButton>
      </div>
    </Form>
  );
}
