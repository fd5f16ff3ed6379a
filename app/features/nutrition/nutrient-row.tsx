import { Link, useLocation } from "@remix-run/react";
import { Icon } from "~/ui/controls";
import { type AmountName, type AmountUnit, energyText, formatIn, formatShown, inUnit } from "./amounts";
import { goalRatio, howMuch, overGoal } from "./goal-ratio";
import { useEnergy, useHidesNumbers } from "./use-numbers";
import "./nutrient-mark.css";
import "./nutrient-row.css";

export const NutrientMark = ({ kind }: { kind: AmountName }) =>
  kind === "calories" ? null : <span className={`nutrient-mark ${kind}`} aria-hidden="true" />;

type Props = {
  kind: AmountName;
  label: string;
  unit: AmountUnit;
  value: number;
  goal: number;
  finishAt?: number;
  blocks?: { to: string; shown: boolean };
};

const SEGMENTS = 12;

export function NutrientRow({ kind, label, unit, value, goal, finishAt, blocks }: Props) {
  const hidden = useHidesNumbers();
  const ratio = goalRatio(value, goal, finishAt);
  const reached = ratio === 1;
  const goalText = formatIn(unit, goal);
  const rounded = formatIn(unit, value);
  const [shown, whole] = [inUnit(unit, value), inUnit(unit, goal)];
  const over = overGoal(value, goal) > 0 && overText(unit, shown, whole);
  const valueText = value < goal && rounded === goalText ? formatShown(unit, Math.floor(shown)) : rounded;
  return (
    <div className={blocks?.shown ? `nutrient-row ${kind} shown` : `nutrient-row ${kind}`}>
      <span className="amounts">
        <span className="label">
          <NutrientMark kind={kind} />
          {blocks ? <BlocksLink label={label} {...blocks} /> : label}
        </span>
        {!over && (
          <span className={reached ? "tick reached" : "tick"}>
            {reached && (
              <>
                <Icon name="check" />
                <span className="visually-hidden">Goal reached</span>
              </>
            )}
          </span>
        )}
        <span className="value">
          {hidden ? (
            howMuch(ratio)
          ) : (
            <>
              <strong>{valueText}</strong> / {goalText}&nbsp;{unit}
            </>
          )}
        </span>
        {over && !hidden && <small className="over"> +{over}</small>}
      </span>
      <div
        className="bar"
        {...(!hidden && {
          role: "progressbar",
          "aria-label": label,
          "aria-valuemin": 0,
          "aria-valuenow": Math.min(shown, whole),
          "aria-valuemax": whole,
          "aria-valuetext": `${valueText} of ${goalText} ${unit}${over ? `, ${over} ${unit} over` : ""}`,
        })}
      >
        <svg viewBox={`0 0 ${SEGMENTS * 10} 10`} preserveAspectRatio="none" aria-hidden="true">
          <rect className="fill" width={ratio * SEGMENTS * 10} height="10" />
          <path className="gaps" d={GAPS} />
        </svg>
      </div>
    </div>
  );
}

function overText(unit: AmountUnit, shown: number, whole: number): string {
  const isFine = unit === "g" && shown < 10;
  return formatShown(unit, isFine ? shown - whole : Math.max(1, Math.round(shown) - Math.round(whole)));
}

const BlocksLink = ({ label, to, shown }: { label: string; to: string; shown: boolean }) => (
  <Link to={to} replace preventScrollReset aria-current={shown || undefined}>
    {label}
    <span className="visually-hidden"> blocks</span>
  </Link>
);

const GAPS = Array.from({ length: SEGMENTS - 1 }, (_, i) => `M${(i + 1) * 10} 0v10`).join("");

export function EnergyValue({ kcal }: { kcal: number }) {
  const energy = useEnergy();
  return useHidesNumbers() ? null : energyText(kcal, energy);
}

export const ShowNumbersLink = () => (
  <Link to={`${useLocation().search || "?"}&numbers=shown`} preventScrollReset>
    Show the numbers here
  </Link>
);
