import { Form } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { waitsAs } from "~/features/food/offline/queued-food";
import { useEnergy } from "~/features/nutrition/use-numbers";
import { Button } from "~/ui/controls";
import { type FoodItem, knownAmounts } from "./food-item";

type Props = ComponentProps<typeof Button> & {
  food: Pick<FoodItem, "id" | "name" | "servings" | "againKey" | "nutrition">;
  date?: string;
  servings?: string;
  children: ReactNode;
};

export function AgainForm({ food, date, servings, children, ...button }: Props) {
  const kcal = food.nutrition[0]?.value ?? 0;
  const times = servings === undefined ? 1 : Number(servings) / food.servings;
  const key = servings === undefined ? food.againKey : `${food.againKey} ${servings}`;
  return (
    <Form
      method="post"
      action={`/food/${food.id}/again`}
      {...waitsAs(food.name, kcal * times, useEnergy())}
      {...knownAmounts([food], times)}
    >
      <input type="hidden" name="key" value={key} />
      {date && <input type="hidden" name="date" value={date} />}
      {servings !== undefined && <input type="hidden" name="number_of_servings" value={servings} />}
      <Button variant="plain" pendingText="Saving..." {...button}>
        {children}
      </Button>
    </Form>
  );
}
