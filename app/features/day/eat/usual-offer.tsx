import { AgainForm } from "~/features/food/again-form";
import { formatKcal } from "~/features/nutrition/format-kcal";
import type { UsualFood } from "./usual-offer.server";
import "./usual-offer.css";

export function UsualOffer({ food, meal }: UsualFood) {
  return (
    <div className="usual-offer" data-section="usual-now">
      <AgainForm food={food}>
        <span className="question">{meal} again?</span>{" "}
        <span className="what">
          <span aria-hidden="true">{food.emoji}</span> <span className="name">{food.name}</span>{" "}
          <span className="kcal">· {formatKcal(food.nutrition[0]?.value ?? 0)} kcal</span>
        </span>
      </AgainForm>
    </div>
  );
}
