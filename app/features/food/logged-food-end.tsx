import { Button } from "~/ui/form/button";
import { Field } from "~/ui/form/field";
import { FormErrors } from "~/ui/form/form-errors";
import { ValueQuestion } from "./value-question";

type Props = {
  today: string;
  isGone: boolean;
  values: { date?: string; time?: string; confirmed?: string };
  errors: Record<string, string[] | undefined>;
};

/** Day and time of a logged food, and the button that saves it. */
export function LoggedFoodEnd({ today, isGone, values, errors }: Props) {
  return (
    <>
      <div className="amount-fields">
        <Field
          label="Day"
          name="date"
          type="date"
          max={today}
          defaultValue={values.date}
          error={errors.date}
        />
        <Field label="Time" name="time" type="time" defaultValue={values.time} error={errors.time} />
      </div>
      <ValueQuestion confirmed={values.confirmed} errors={errors.confirmed} />
      <FormErrors errors={errors[""]} />
      {isGone ? (
        <Button name="intent" value="new" pendingText="Saving...">
          Log as a new food
        </Button>
      ) : (
        <Button variant="plain" pendingText="Saving...">
          Save
        </Button>
      )}
    </>
  );
}
