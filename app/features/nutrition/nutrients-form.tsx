import { Form } from "@remix-run/react";
import { Button } from "~/ui/controls";
import { ChoiceField } from "~/ui/form/field";

type Props = { nutrients: { value: string; label: string }[]; shownNutrients: readonly string[] };

/** The further nutrients to show; the hidden field lets a person choose none. */
export const NutrientsForm = ({ nutrients, shownNutrients }: Props) => (
  <Form method="post" action="/account" className="nutrients-form" preventScrollReset>
    <input type="hidden" name="shown_nutrients" value="none" />
    <ChoiceField
      key={shownNutrients.join()}
      legend="Further nutrients"
      name="shown_nutrients"
      options={nutrients}
      defaultValue={shownNutrients}
      hint="Shown on foods, days and in Trends, where we know them. They don’t fill blocks."
    />
    <Button variant="plain" pendingText="Saving..." aria-label="Save the further nutrients">
      Save
    </Button>
  </Form>
);
