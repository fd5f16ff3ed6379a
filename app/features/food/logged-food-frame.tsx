import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Energy } from "~/features/nutrition/energy";
import { useEnergy } from "~/features/nutrition/use-energy";
import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import { onDay } from "~/http/on-day";
import { Button } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import type { FoodEntry } from "./food-entry";
import { waitsAs } from "./offline/waits-as";
import { sourceText } from "./source-text";
import "./food.css";

export type ShownFood = {
  id: string;
  /** Amounts for one serving. */
  entry: FoodEntry;
  date: string;
  time: string;
};

export type FoodPage = {
  /** Null once deleted: what was sent can be logged as a new food. */
  food: ShownFood | null;
  today: string;
  againKey: string;
  day: { date: string; text: string } | null;
};

export function LoggedFoodFrame({
  food,
  today,
  againKey,
  day,
  children,
}: FoodPage & { children: ReactNode }) {
  const hidden = useHidesNumbers();
  const energy = useEnergy();
  return (
    <div className="logged-food">
      {food && (
        <Form method="post" action={`/food/${food.id}/again`} {...waitsOf(food, energy)}>
          <input type="hidden" name="key" value={againKey} />
          {day && <input type="hidden" name="date" value={day.date} />}
          <Button pendingText="Saving...">
            <Icon name="repeat" /> Log again{day && ` for ${day.text}`}
          </Button>
        </Form>
      )}
      {children}
      {food?.entry.source && (
        <p className="logged-source">
          {hidden ? sourceText(food.entry.source).replace(/\d{1,3}% /g, "") : sourceText(food.entry.source)}
        </p>
      )}
      {food && (
        <Form method="post" action={onDay(`/food/${food.id}/delete`, food.date === today ? null : food.date)}>
          <Button variant="quiet" pendingText="Deleting...">
            <Icon name="trash" /> Delete
          </Button>
        </Form>
      )}
    </div>
  );
}

const waitsOf = ({ entry: { name, amounts, servings } }: ShownFood, energy: Energy) =>
  waitsAs(name, amounts.calories * servings, energy);
