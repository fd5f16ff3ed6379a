import { Form, Link } from "@remix-run/react";
import { waitsAs } from "~/features/food/offline/queued-food";
import { amountLabels, formatIn } from "~/features/nutrition/amounts";
import { EnergyValue, NutrientMark } from "~/features/nutrition/nutrient-row";
import { useEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import { Button, Icon, useOnDay } from "~/ui/controls";
import { EmptyState } from "~/ui/page";
import { AgainForm } from "./again-form";
import type { FoodItem } from "./food-item";
import "./recent.css";
import { onDay } from "~/http/safe-path";

type Props = {
  food: FoodItem;
  date?: string;
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

type SavedListProps = {
  foods: readonly { id: string; name: string; emoji: string; calories: number; key: string }[];
  date?: string;
};

export function SavedList({ foods, date }: SavedListProps) {
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
      <Button
        variant="quiet"
        aria-pressed={isSaved}
        aria-label={`${isSaved ? "Saved" : "Save for later"}: ${food.entry.name}`}
      >
        <Icon name={isSaved ? "star-full" : "star"} />
        <span aria-hidden="true">{isSaved ? "Saved" : "Save for later"}</span>
      </Button>
    </Form>
  );
}

export function UsualList({ foods, date }: { foods: readonly FoodItem[]; date?: string }) {
  if (foods.length === 0) return null;
  return (
    <section data-section="usual" aria-labelledby="usual-title">
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
