import { EnergyValue } from "~/features/nutrition/energy-value";
import { AgainForm } from "./again-form";
import type { FoodItem } from "./food-item";

export function UsualList({ foods, date }: { foods: readonly FoodItem[]; date?: string }) {
  if (foods.length === 0) return null;
  return (
    <section className="usual-list" data-section="usual" aria-labelledby="usual-title">
      <h3 id="usual-title">Usual around now</h3>
      <ul>
        {foods.map((food) => (
          <li key={food.id}>
            <AgainForm food={food} className="food-press" date={date}>
              <span className="emoji" aria-hidden="true">
                {food.emoji}
              </span>
              <span className="name">{food.name}</span>
              <span className="kcal">
                <EnergyValue kcal={food.nutrition[0]?.value ?? 0} />
              </span>
            </AgainForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
