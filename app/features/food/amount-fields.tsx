import type { ComponentProps } from "react";
import { amountLabels } from "~/features/nutrition/amount-labels";
import { AMOUNTS, type AmountName } from "~/features/nutrition/amounts";
import type { Energy } from "~/features/nutrition/energy";
import { ShowNumbersLink } from "~/features/nutrition/show-numbers-link";
import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import { Field } from "~/ui/form/field";

type Shown = Pick<ComponentProps<typeof Field>, "defaultValue" | "value" | "onChange" | "readOnly" | "error">;

type Props = {
  /** Amounts that are there already: while numbers are hidden they stay out of sight. */
  known?: "page" | "answer";
  energy: Energy;
  shown: (name: AmountName) => Shown;
};

export function AmountFields({ energy, shown, known }: Props) {
  const hidden = useHidesNumbers();
  if (hidden && known && !AMOUNTS.some((name) => shown(name).error?.length))
    return <UnseenAmounts energy={energy} shown={shown} known={known} />;
  return (
    <div className="amount-fields">
      <input type="hidden" name="energy" value={energy} />
      {hidden && <p className="muted small">This form needs numbers. Then they are out of sight again.</p>}
      {amountLabels(energy).map(({ name, label, unit }) => (
        <Field
          key={name}
          label={label}
          name={name}
          suffix={unit}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          {...shown(name)}
        />
      ))}
    </div>
  );
}

function UnseenAmounts({ energy, shown, known }: Props) {
  return (
    <>
      <input type="hidden" name="energy" value={energy} />
      {AMOUNTS.map((name) => {
        const { value, defaultValue } = shown(name);
        return <input key={name} type="hidden" name={name} value={value ?? defaultValue ?? ""} readOnly />;
      })}
      {known === "page" && (
        <p className="muted small">
          Its numbers are hidden. <ShowNumbersLink />
        </p>
      )}
    </>
  );
}
