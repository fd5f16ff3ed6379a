import { Link } from "@remix-run/react";
import { amountLabels, formatIn } from "~/features/nutrition/amounts";
import { EnergyValue, NutrientMark, useHidesNumbers } from "~/features/nutrition/nutrient-row";
import { Icon, useOnDay } from "~/ui/button";
import { AgainForm } from "./again-form";
import type { FoodItem } from "./food-item";

type Props = {
  food: FoodItem;
  date?: string;
  /** Name and energy only. */
  brief?: boolean;
};

/** A food to log again with one press; beside it, the way to its servings and the rest. */
export function FoodCard({ food, date, brief }: Props) {
  const onDay = useOnDay();
  const kcal = food.nutrition[0]?.value;
  return (
    <article className="food-card">
      <AgainForm food={food} date={date} variant="quiet" className="row-press">
        <span className="emoji" aria-hidden="true">
          {food.emoji}
        </span>
        <span className="name">
          <span className="visually-hidden">Log again </span>
          {food.name}
        </span>
        <span className="kcal">{kcal == null ? "-" : <EnergyValue kcal={kcal} />}</span>
        {!brief && <Facts food={food} />}
      </AgainForm>
      <Link
        className="icon-button"
        to={onDay(`/food/${food.id}`)}
        aria-label={`Servings and more: ${food.name}`}
        preventScrollReset
      >
        <Icon name="more" />
      </Link>
    </article>
  );
}

function Facts({ food: { time, timeText, times, nutrition } }: Pick<Props, "food">) {
  const hidden = useHidesNumbers();
  const nutrients = hidden ? [] : amountLabels("kcal").slice(1);
  return (
    <span className="facts">
      <time dateTime={time}>{timeText}</time>
      {nutrients.map(({ name, label, unit }, i) => {
        const value = nutrition[i + 1]?.value;
        return (
          <span key={name} className="fact">
            <NutrientMark kind={name} />
            <span className="visually-hidden">{label} </span>
            {value == null ? "-" : formatIn(unit, value)}
            <span className="visually-hidden"> {unit}</span>
          </span>
        );
      })}
      {times > 1 && (
        <span>
          {times}×<span className="visually-hidden"> logged</span>
        </span>
      )}
    </span>
  );
}
