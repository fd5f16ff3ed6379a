import { Form } from "@remix-run/react";
import { EnergyValue, useEnergy } from "~/features/nutrition/nutrient-row";
import { Button, Icon } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { waitsAs } from "./queued-food";
import "./recent.css";
import { onDay } from "~/http/safe-path";
import { FoodCard } from "./food-card";
import type { FoodItem } from "./food-item";

type Props = {
  foods: readonly { id: string; name: string; emoji: string; calories: number; key: string }[];
  date?: string;
};

export function SavedList({ foods, date }: Props) {
  const energy = useEnergy();
  if (foods.length === 0)
    return (
      <EmptyState
        picture="plate"
        level="h3"
        title="Nothing saved yet. Tap the star on a food to keep it here."
      />
    );
  return (
    <ul className="saved-list">
      {foods.map(({ id, name, emoji, calories, key }) => (
        <li key={id}>
          <Form method="post" {...waitsAs(name, calories, energy)}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="key" value={key} />
            {date && <input type="hidden" name="date" value={date} />}
            <Button variant="plain" className="food-press" pendingText="Saving..." name="intent" value="log">
              <span className="emoji" aria-hidden="true">
                {emoji}
              </span>
              <span className="name">{name}</span>
              <span className="kcal">
                <EnergyValue kcal={calories} />
              </span>
            </Button>
          </Form>
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button variant="quiet" name="intent" value="remove" aria-label={`Remove ${name}`}>
              <Icon name="trash" />
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

type StarFormProps = { food: { id: string; entry: { name: string } }; isSaved: boolean; date?: string };

export function StarForm({ food, isSaved, date }: StarFormProps) {
  const action = onDay(`/food/${food.id}/${isSaved ? "unsave" : "save"}`, date);
  return (
    <Form method="post" action={action} className="star-form" preventScrollReset>
      <Button variant="quiet" aria-pressed={isSaved} aria-label={`Save ${food.entry.name}`}>
        <span aria-hidden="true">{isSaved ? "★ Saved" : "☆ Save"}</span>
      </Button>
    </Form>
  );
}

export function UsualList({ foods, date }: { foods: readonly FoodItem[]; date?: string }) {
  if (foods.length === 0) return null;
  return (
    <section className="usual-list" data-section="usual" aria-labelledby="usual-title">
      <h3 id="usual-title">Usual around now</h3>
      <ul className="food-list">
        {foods.map((food) => (
          <li key={food.id}>
            <FoodCard food={food} date={date} brief />
          </li>
        ))}
      </ul>
    </section>
  );
}
