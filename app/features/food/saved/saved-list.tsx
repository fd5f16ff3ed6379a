import { Form } from "@remix-run/react";
import { EnergyValue } from "~/features/nutrition/energy-value";
import { useEnergy } from "~/features/nutrition/use-energy";
import { EmptyState } from "~/ui/empty-state";
import { Button } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import { waitsAs } from "../offline/waits-as";
import "../recent.css";

type Props = {
  foods: readonly { id: string; name: string; emoji: string; calories: number; key: string }[];
  date?: string;
};

export function SavedList({ foods, date }: Props) {
  const energy = useEnergy();
  if (foods.length === 0)
    return (
      <EmptyState picture="plate" level="h3" title="Nothing saved yet. A star on a food saves it here." />
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
