import { useEffect, useRef, useState } from "react";
import { Field } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import { parseAmount } from "../nutrition/parse-amount";
import { scaleAmount } from "../nutrition/scale-amount";
import { AmountFields } from "./amount-fields";
import { AMOUNT_LABELS } from "./amount-labels";
import { portionText } from "./label/portion-text";
import { readServings, settledServings } from "./label/servings";
import { FOOD_MESSAGES } from "./messages";

type Props = {
  initial: (name: string) => string;
  errors: (name: string) => string[] | undefined;
};

/**
 * Servings and the four values. What is sent are always the values of one serving; once awake, those of several
 * servings are shown instead, and can't be typed over.
 */
export function ServedAmounts({ initial, errors }: Props) {
  const awake = useHydrated();
  const [servings, setServings] = useState(() => initial("number_of_servings"));
  const [single, setSingle] = useState(() =>
    Object.fromEntries(AMOUNT_LABELS.map(({ name }) => [name, initial(name)])),
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

  const shown = (text: string) =>
    editable || count === undefined || parseAmount(text) === undefined
      ? text
      : String(scaleAmount(text, count));
  const step = (by: number) => setServings((text) => String(Math.max(1, Number(settledServings(text)) + by)));

  return (
    <fieldset className="served" ref={group}>
      <legend className="visually-hidden">Servings and values</legend>
      <div className="servings-row">
        <Field
          label="Servings"
          name="number_of_servings"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={servings}
          onChange={(event) => setServings(event.target.value)}
          onBlur={() => setServings(settledServings)}
          error={awake && count === undefined ? [FOOD_MESSAGES.tooFewServings] : errors("number_of_servings")}
        />
        {awake && (
          <>
            <StepButton label="One serving less" sign="−" onPress={() => step(-1)} />
            <StepButton label="One serving more" sign="+" onPress={() => step(1)} />
          </>
        )}
      </div>
      <p className="portion-line" role="status">
        The values are for {portionText(initial("portion") || "serving", awake ? (count ?? 1) : 1)}.
        {!awake && " Log food multiplies them by the servings."}
        {!editable && " Set servings to 1 to change them."}
      </p>
      <AmountFields
        shown={(name) => ({
          readOnly: !editable,
          value: shown(single[name] ?? ""),
          onChange: (event) => setSingle({ ...single, [name]: event.target.value }),
          error: errors(name),
        })}
      />
    </fieldset>
  );
}

function StepButton({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }) {
  return (
    <button type="button" className="button plain step-button" aria-label={label} onClick={onPress}>
      {sign}
    </button>
  );
}
