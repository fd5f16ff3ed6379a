import { Icon } from "~/ui/icon";
import { formatIn } from "./format-in";
import { goalRatio } from "./goal-ratio";
import { overGoal } from "./near-goal";
import type { Nutrient } from "./nutrients";

type Props = {
  kind: Nutrient | "calories";
  label: string;
  unit: "g" | "kcal";
  value: number;
  goal: number;
  finishAt?: number;
};

const SEGMENTS = 24;

export function NutrientRow({ kind, label, unit, value, goal, finishAt }: Props) {
  const ratio = goalRatio(value, goal, finishAt);
  const reached = ratio === 1;
  const over = overGoal(value, goal);
  const goalText = formatIn(unit, goal);
  const rounded = formatIn(unit, value);
  const overText = over > 0 && `${formatIn(unit, over)} ${unit} over`;
  const valueText = value < goal && rounded === goalText ? formatIn(unit, Math.floor(value)) : rounded;
  return (
    <div className={`nutrient-row ${kind}`}>
      <span className="swatch" aria-hidden="true" />
      <span className="label">{label}</span>
      <span className={["tick", reached && "reached", over > 0 && "plenty"].filter(Boolean).join(" ")}>
        {overText
          ? overText
          : reached && (
              <>
                <Icon name="check" />
                <span className="visually-hidden">Goal reached</span>
              </>
            )}
      </span>
      <span className="value">
        <strong>{valueText}</strong> / {goalText} {unit}
      </span>
      <div
        className="bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuenow={Math.min(value, goal)}
        aria-valuemax={goal}
        aria-valuetext={`${valueText} of ${goalText} ${unit}${overText ? `, ${overText}` : ""}`}
      >
        <svg viewBox={`0 0 ${SEGMENTS * 10} 10`} preserveAspectRatio="none" aria-hidden="true">
          <rect className="fill" width={ratio * SEGMENTS * 10} height="10" />
          <path className="gaps" d={GAPS} />
        </svg>
      </div>
    </div>
  );
}

const GAPS = Array.from({ length: SEGMENTS - 1 }, (_, i) => `M${(i + 1) * 10} 0v10`).join("");
