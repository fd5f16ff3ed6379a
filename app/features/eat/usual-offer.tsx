import { Form } from "@remix-run/react";
import { AgainForm } from "~/features/food/again-form";
import { knownAmounts } from "~/features/food/food-item";
import { waitsAs } from "~/features/food/queued-food";
import { EnergyValue } from "~/features/nutrition/nutrient-row";
import { useEnergy } from "~/features/nutrition/use-numbers";
import { Button } from "~/ui/form/button";
import type { UsualFood } from "./usual-offer.server";
import "./usual-offer.css";

const EMOJIS_MAX = 3;

export function UsualOffer({ food, set, meal, setKey }: UsualFood) {
  const energy = useEnergy();
  const foods = set.length > 0 ? set : [food];
  const name = foods.map((each) => each.name).join(", ");
  const emojis = foods.slice(0, EMOJIS_MAX).map(({ emoji }) => emoji);
  const kcal = foods.reduce((sum, { nutrition }) => sum + (nutrition[0]?.value ?? 0), 0);
  const content = (
    <>
      <span className="question">{meal} again?</span>{" "}
      <span className="what">
        <span aria-hidden="true">{emojis.join("")}</span> <span className="name">{name}</span>{" "}
        <span className="kcal">
          <EnergyValue kcal={kcal} />
        </span>
      </span>
    </>
  );
  return (
    <div className="usual-offer" data-section="usual-now">
      {set.length === 0 ? (
        <AgainForm food={food}>{content}</AgainForm>
      ) : (
        <Form method="post" action="/eat/usual" {...waitsAs(name, kcal, energy)} {...knownAmounts(set)}>
          <input type="hidden" name="key" value={setKey} />
          <input type="hidden" name="foods" value={set.map(({ id }) => id).join(",")} />
          <Button variant="plain" pendingText="Saving...">
            {content}
          </Button>
        </Form>
      )}
    </div>
  );
}
