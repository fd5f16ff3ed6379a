import { Link } from "@remix-run/react";
import { formatAmount } from "../nutrition/format-amount";
import type { FoodItem } from "./food-item";

/** A logged food: emoji, name, time, and its four values. */
export function FoodCard({ food }: { food: FoodItem }) {
  return (
    <article className="food-card">
      <span className="emoji" aria-hidden="true">
        {food.emoji}
      </span>
      <div>
        <h4>
          <Link to={`/food/${food.id}`} preventScrollReset>
            {food.name}
          </Link>
        </h4>
        <time dateTime={food.time}>{food.timeText}</time>
      </div>
      <dl>
        {food.nutrition.map(({ type, value, unit }) => (
          <div key={type}>
            <dt>{type}</dt>
            <dd>
              {value === null ? "-" : formatAmount(value)}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
