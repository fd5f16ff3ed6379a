import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { Amounts } from "~/features/nutrition/amounts";
import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import { Button } from "~/ui/form/button";
import { ButtonLink } from "~/ui/form/button-link";
import { ChoiceField } from "~/ui/form/choice-field";
import { FormToast } from "~/ui/form/form-toast";
import { Loading } from "~/ui/loading";
import { FINISH_AT } from "./finish-at";
import { GoalFields } from "./goal-fields.island";
import { GOAL_MESSAGES } from "./messages";
import { WeekdayFields } from "./weekday-fields";
import type { WeekdayGoal } from "./weekday-goals.server";
import "./goals.css";

type Props = {
  goals: Amounts;
  finishAt: number;
  /** Leads back to the estimate form. */
  back?: string;
  /** Leads to a new estimate. */
  estimateAgain?: string;
  estimating?: boolean;
  weight?: string;
  /** Lets grams and weekdays be chosen. */
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
}: Props) {
  const hidden = useHidesNumbers();
  const chosen = lastResult?.initialValue?.finish_at ?? finishAt;
  return (
    <div className={estimating && !lastResult ? "goal estimating" : "goal"}>
      {estimating && !lastResult && <Loading text={GOAL_MESSAGES.estimating} />}
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
            legend="A picture is complete"
            name="finish_at"
            options={FINISH_AT}
            defaultValue={String(chosen)}
          />
        )}
        {own && <WeekdayFields {...own} lastResult={lastResult} />}
        {back && <p className="muted small">{GOAL_MESSAGES.estimate}</p>}
        <div className="goal-buttons">
          {back && (
            <ButtonLink to={back} variant="plain" preventScrollReset>
              Back
            </ButtonLink>
          )}
          {estimateAgain && (
            <ButtonLink to={estimateAgain} variant="plain" preventScrollReset>
              Estimate again
            </ButtonLink>
          )}
          {own && own.weekdays.length > 0 && (
            <Button variant="plain" formAction="?end=1" pendingText="Saving...">
              Same as every day
            </Button>
          )}
          <Button pendingText="Saving...">Save</Button>
        </div>
      </Form>
    </div>
  );
}
