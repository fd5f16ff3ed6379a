import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { Amounts } from "~/features/nutrition/amounts";
import { Button } from "~/ui/form/button";
import { ButtonLink } from "~/ui/form/button-link";
import { ChoiceField } from "~/ui/form/choice-field";
import { FormToast } from "~/ui/form/form-toast";
import { Loading } from "~/ui/loading";
import { FINISH_AT } from "./finish-at";
import { GoalFields } from "./goal-fields.island";
import { GOAL_MESSAGES } from "./messages";
import "./goals.css";

type Props = {
  goals: Amounts;
  finishAt: number;
  /** Leads back to the estimate form. */
  back?: string;
  /** Leads to a new estimate. */
  estimateAgain?: string;
  estimating?: boolean;
  lastResult?: SubmissionResult<string[]>;
};

export function GoalForm({ goals, finishAt, back, estimateAgain, estimating = false, lastResult }: Props) {
  const sent = lastResult?.initialValue?.calories;
  const chosen = lastResult?.initialValue?.finish_at ?? finishAt;
  return (
    <div className={estimating && !lastResult ? "goal estimating" : "goal"}>
      {estimating && !lastResult && <Loading text={GOAL_MESSAGES.estimating} />}
      <Form method="post" action={estimating ? "?estimating=1" : "?"} className="goal-form" noValidate>
        <FormToast text={lastResult?.error?.[""]?.[0]} answer={lastResult} />
        <GoalFields
          goals={goals}
          sent={typeof sent === "string" ? sent : undefined}
          error={lastResult?.error?.calories ?? undefined}
        />
        <ChoiceField
          legend="A picture is complete"
          name="finish_at"
          options={FINISH_AT}
          defaultValue={String(chosen)}
        />
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
          <Button pendingText="Saving...">Save</Button>
        </div>
      </Form>
    </div>
  );
}
