import type { ComponentProps } from "react";
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
      {fits.map((fit) => (
        <li key={fit.id}>
          <AgainFit fit={fit} className="food-press">
            <span className="emoji" aria-hidden="true">
              {fit.emoji}
            </span>
            <span>
              <span className="name">{fit.name}</span>
              <span className="fills">
                {fit.portion} · {fit.fills}
              </span>
            </span>
          </AgainFit>
        </li>
      ))}
    </ul>
  );
}

type AgainFitProps = Omit<ComponentProps<typeof AgainForm>, "food" | "servings"> & { fit: Fitting };

/** Logs a food in the portion that fits. */
export const AgainFit = ({ fit: { id, name, servings, key, calories }, ...form }: AgainFitProps) => (
  <AgainForm
    food={{
      id,
      name,
      servings,
      againKey: key,
      nutrition: [{ type: "Calories", value: calories, unit: "kcal" }],
    }}
    servings={String(servings)}
    {...form}
  />
);
