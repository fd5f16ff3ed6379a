import { Form, Link } from "@remix-run/react";
import { formatIn } from "~/features/nutrition/format-in";
import { useOnDay } from "~/ui/dialog/use-on-day";
import { Button } from "~/ui/form/button";
import type { FoodItem } from "./food-item";
import { waitsAgain } from "./offline/waits-again";

type Props = {
  food: FoodItem;
  date?: string;
};

export function FoodCard({ food, date }: Props) {
  const onDay = useOnDay();
  return (
    <article className="food-card">
      <span className="emoji" aria-hidden="true">
        {food.emoji}
      </span>
      <div>
        <h4>
          <Link to={onDay(`/food/${food.id}`)} preventScrollReset>
            {food.name}
          </Link>
        </h4>
        <time dateTime={food.time}>{food.timeText}</time>
      </div>
      <Form method="post" action={`/food/${food.id}/again`} {...waitsAgain(food, food.nutrition[0]?.value)}>
        <input type="hidden" name="key" value={food.againKey} />
        {date && <input type="hidden" name="date" value={date} />}
        <Button variant="plain" pendingText="Saving..." aria-label={`Log again ${food.name}`}>
          Log again
        </Button>
      </Form>
      <dl>
        {food.nutrition.map(({ type, value, unit }) => (
          <div key={type}>
            <dt>{type}</dt>
            <dd>
              {value === null ? "-" : formatIn(unit, value)} <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
