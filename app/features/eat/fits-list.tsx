import { AgainForm } from "~/features/food/again-form";
import { EmptyState } from "~/ui/empty-state";
import type { Fitting } from "./fits.server";
import "~/features/food/recent.css";
import "./fits.css";

type Props = { fits: readonly Fitting[]; empty: string };

export function FitsList({ fits, empty }: Props) {
  if (fits.length === 0) return <EmptyState picture="plate" level="h3" title={empty} />;
  return (
    <ul className="fits-list">
      {fits.map(({ id, name, emoji, portion, fills, ...food }) => (
        <li key={id}>
          <AgainForm
            food={{
              id,
              name,
              servings: food.servings,
              againKey: food.key,
              nutrition: nutritionOf(food.calories),
            }}
            servings={String(food.servings)}
            className="food-press"
          >
            <span className="emoji" aria-hidden="true">
              {emoji}
            </span>
            <span>
              <span className="name">{name}</span>
              <span className="fills">
                {portion}: {fills}
              </span>
            </span>
          </AgainForm>
        </li>
      ))}
    </ul>
  );
}

const nutritionOf = (kcal: number) => [{ type: "Calories", value: kcal, unit: "kcal" as const }];
