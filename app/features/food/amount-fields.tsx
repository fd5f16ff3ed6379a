import type { ComponentProps } from "react";
import { AMOUNT_LABELS } from "~/features/nutrition/amount-labels";
import type { AmountName } from "~/features/nutrition/amounts";
import { Field } from "~/ui/form/field";

type Shown = Pick<ComponentProps<typeof Field>, "defaultValue" | "value" | "onChange" | "readOnly" | "error">;

export function AmountFields({ shown }: { shown: (name: AmountName) => Shown }) {
  return (
    <div className="amount-fields">
      {AMOUNT_LABELS.map(({ name, label, unit }) => (
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
