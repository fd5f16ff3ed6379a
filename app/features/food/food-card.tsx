import { Link } from "@remix-run/react";
import { NutrientMark } from "~/features/nutrition/nutrient-row";
import { useEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import { type AmountUnit, amountLabels, formatIn } from "~/features/nutrition/write-amount";

import { useOnDay } from "~/ui/dialog/use-on-day";
import { Icon } from "~/ui/icon";
import { AgainForm } from "./again-form";
import type { FoodItem } from "./food-item";
import { ServingsSheet, servingsSheetId } from "./logged-food-form";

type Props = {
  food: FoodItem;
  date?: string;
};

export function FoodCard({ food, date }: Props) {
  const onDay = useOnDay();
  const units = amountLabels(useEnergy());
  const hidden = useHidesNumbers();
  return (
    <article className="food-card">
      <span className="emoji" aria-hidden="true">
        {food.emoji}
      </span>
      <h4>
        <Link to={onDay(`/food/${food.id}`)} preventScrollReset>
          {food.name}
        </Link>
        {food.times > 1 && (
          <span className="times">
            {" "}
            ×{food.times} <span className="visually-hidden">times logged</span>
          </span>
        )}
      </h4>
      <div className="facts">
        <time dateTime={food.time}>{food.timeText}</time>
        <dl>
          {(hidden ? [] : units).map(({ name, label, unit }, i) => (
            <div key={name}>
              <dt>
                <NutrientMark kind={name} />
                <span className="visually-hidden">{label}</span>
              </dt>
              <dd>
                {shownValue(unit, food.nutrition[i]?.value)}{" "}
                <span className={unit === "g" ? "visually-hidden" : undefined}>{unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <AgainForm food={food} date={date} className="icon-press" aria-label={`Log again ${food.name}`}>
        <Icon name="repeat" />
      </AgainForm>
      <button
        type="button"
        className="button plain icon-press"
        popovertarget={servingsSheetId(food)}
        aria-label={`Servings of ${food.name}`}
      >
        <Icon name="plus" />
      </button>
      <ServingsSheet food={food} date={date} />
    </article>
  );
}

const shownValue = (unit: AmountUnit, value: number | null | undefined) =>
  value == null ? "-" : formatIn(unit, value);
