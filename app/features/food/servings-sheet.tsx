import { EnergyValue } from "~/features/nutrition/energy-value";
import { AgainForm } from "./again-form";
import type { FoodItem } from "./food-item";

const CHOICES = [
  { servings: 0.5, text: "½" },
  { servings: 1, text: "1" },
  { servings: 1.5, text: "1½" },
  { servings: 2, text: "2" },
  { servings: 3, text: "3" },
];

export const servingsSheetId = (food: FoodItem) => `servings-${food.id}`;

export function ServingsSheet({ food, date }: { food: FoodItem; date?: string }) {
  const id = servingsSheetId(food);
  const kcal = (food.nutrition[0]?.value ?? 0) / food.servings;
  return (
    <div
      id={id}
      className="sheet servings-sheet"
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>
        <span aria-hidden="true">{food.emoji}</span> {food.name}
      </h2>
      <p>How many servings?</p>
      <div className="choices">
        {CHOICES.map(({ servings, text }) => (
          <AgainForm
            key={text}
            food={food}
            date={date}
            servings={String(servings)}
            aria-label={`Log ${text} ${servings > 1 ? "servings" : "serving"} of ${food.name}`}
          >
            <span>
              {text}
              <small>
                <EnergyValue kcal={kcal * servings} />
              </small>
            </span>
          </AgainForm>
        ))}
      </div>
      <button type="button" className="button quiet" popovertarget={id} popovertargetaction="hide">
        Close
      </button>
    </div>
  );
}
