import type { SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { FoodButton, questionIn } from "~/features/food/food-fields";
import type { Amounts } from "~/features/nutrition/amounts";
import { EnergyValue } from "~/features/nutrition/nutrient-row";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { Button, ButtonLink } from "~/ui/controls";
import { ChoiceField, FormToast } from "~/ui/form/field";
import { Loading } from "~/ui/lazy-part";
import { FINISH_AT, WEEKDAY_CHOICES, weekdayNames } from "./estimate";
import { GoalFields } from "./goal-fields.island";
import type { WeekdayGoal } from "./goals.server";
import "~/features/food/food.css";
import "./goals.css";

function WeekdayList({ goals }: { goals: WeekdayGoal[] }) {
  const hidden = useHidesNumbers();
  return (
    <ul className="goal-weekdays" aria-label="Goals for some weekdays">
      {goals.map(({ weekdays, goals: { calories } }) => (
        <li key={weekdays.join()}>
          <Link to={`?${weekdays.map((day) => `weekdays=${day}`).join("&")}`} preventScrollReset replace>
            {weekdayNames(weekdays)}
          </Link>
          {!hidden && ": "}
          <EnergyValue kcal={calories} />
        </li>
      ))}
    </ul>
  );
}

type Props = {
  weekdays: number[];
  others: WeekdayGoal[];
  lastResult?: SubmissionResult<string[]>;
};

function WeekdayFields({ weekdays, others, lastResult }: Props) {
  const sent = lastResult?.initialValue?.weekdays;
  const chosen = typeof sent === "string" ? sent.split(",") : weekdays.map(String);
  return (
    <div className="weekdays">
      {others.length > 0 && <WeekdayList goals={others} />}
      {weekdays.length > 0 && (
        <p>
          <Link to="?" preventScrollReset replace>
            Everyday goals
          </Link>
        </p>
      )}
      <ChoiceField
        key={weekdays.join()}
        legend="Only on these days"
        name="weekdays"
        options={WEEKDAY_CHOICES}
        defaultValue={chosen}
        hint="None = every day"
        error={lastResult?.error?.weekdays ?? undefined}
      />
    </div>
  );
}

type GoalFormProps = {
  goals: Amounts;
  finishAt: number;
  back?: string;
  estimateAgain?: string;
  estimating?: boolean;
  weight?: string;
  own?: { weekdays: number[]; others: WeekdayGoal[] };
  lastResult?: SubmissionResult<string[]>;
};

export function GoalForm({
  goals,
  finishAt,
  back,
  estimateAgain,
  estimating = false,
  weight,
  own,
  lastResult,
}: GoalFormProps) {
  const hidden = useHidesNumbers();
  const chosen = lastResult?.initialValue?.finish_at ?? finishAt;
  return (
    <div className={estimating && !lastResult ? "goal estimating" : "goal"}>
      {estimating && !lastResult && (
        <Loading text="Estimating your daily macronutrient intake based on your input..." />
      )}
      <Form
        method="post"
        action={estimating ? `?estimating=1${weight ? "&weight=1" : ""}` : "?"}
        className="goal-form"
        noValidate
      >
        <FormToast text={lastResult?.error?.[""]?.[0]} answer={lastResult} />
        {weight && !hidden && (
          <p>Estimated from {weight}, the last weight you logged. Nothing changes until you save.</p>
        )}
        <GoalFields goals={goals} own={own !== undefined} lastResult={lastResult} />
        {!own?.weekdays.length && (
          <ChoiceField
            legend={hidden ? "Finish the puzzle" : "Finish the puzzle at"}
            name="finish_at"
            options={FINISH_AT.map(({ value, label, inWords }) => ({
              value,
              label: hidden ? inWords : label,
            }))}
            defaultValue={String(chosen)}
          />
        )}
        {own && <WeekdayFields {...own} lastResult={lastResult} />}
        {back && (
          <p className="muted small">
            An estimate (Harris-Benedict, 1984 revision), and a starting point you can change. It is not
            medical advice.
          </p>
        )}
        <div className="goal-buttons">
          {back && (
            <ButtonLink to={back} variant="plain" preventScrollReset>
              Back
            </ButtonLink>
          )}
          {estimateAgain && (
            <ButtonLink to={estimateAgain} variant="plain" preventScrollReset>
              Recalculate
            </ButtonLink>
          )}
          {own && own.weekdays.length > 0 && (
            <Button variant="plain" formAction="?end=1" pendingText="Saving...">
              Same as every day
            </Button>
          )}
          <FoodButton pendingText="Saving..." yes="Yes, save it" {...questionIn(lastResult)}>
            Save
          </FoodButton>
        </div>
      </Form>
    </div>
  );
}
