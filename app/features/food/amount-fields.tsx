import type { ComponentProps } from "react";
import { amountLabels } from "~/features/nutrition/amount-labels";
import type { AmountName } from "~/features/nutrition/amounts";
import type { Energy } from "~/features/nutrition/energy";
import { Field } from "~/ui/form/field";

type Shown = Pick<ComponentProps<typeof Field>, "defaultValue" | "value" | "onChange" | "readOnly" | "error">;

type Props = {
  energy: Energy;
  shown: (name: AmountName) => Shown;
};

export function AmountFields({ energy, shown }: Props) {
  return (
    <div className="amount-fields">
      <input type="hidden" name="energy" value={energy} />
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
