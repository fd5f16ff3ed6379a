import { Form } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "~/ui/form/button";
import type { FoodItem } from "./food-item";
import { waitsAgain } from "./offline/waits-again";

type Props = ComponentProps<typeof Button> & {
  food: Pick<FoodItem, "id" | "name" | "againKey" | "nutrition">;
  date?: string;
  /** As many as before by default. */
  servings?: string;
  children: ReactNode;
};

export function AgainForm({ food, date, servings, children, ...button }: Props) {
  const waits = servings === undefined ? waitsAgain(food, food.nutrition[0]?.value) : {};
  return (
    <Form method="post" action={`/food/${food.id}/again`} {...waits}>
      <input type="hidden" name="key" value={food.againKey} />
      {date && <input type="hidden" name="date" value={date} />}
      {servings !== undefined && <input type="hidden" name="number_of_servings" value={servings} />}
      <Button variant="plain" pendingText="Saving..." {...button}>
        {children}
      </Button>
    </Form>
  );
}
