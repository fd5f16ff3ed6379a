import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { FormToast } from "~/ui/form-toast";
import { Loading } from "~/ui/loading";
import { kcalFieldText } from "../nutrition/kcal-field-text";
import { GoalFields } from "./goal-fields.island";
import { GOAL_MESSAGES } from "./messages";
import "./goals.css";

type Props = {
  /** kcal a day. */
  estimate: number;
  /** Where the info form is, which the estimate came from. */
  back: string;
  /** Shows for a moment that something is being worked out. */
  estimating: boolean;
  lastResult?: SubmissionResult<string[]>;
};

/** The estimated daily goals, to be changed and saved. */
export function GoalForm({ estimate, back, estimating, lastResult }: Props) {
  const sent = lastResult?.initialValue?.calories;
  return (
    <div className={estimating && !lastResult ? "goal estimating" : "goal"}>
      {estimating && !lastResult && <Loading text={GOAL_MESSAGES.estimating} />}
      <Form method="post" action="?" className="goal-form" noValidate>
        <FormToast text={lastResult?.error?.[""]?.[0]} answer={lastResult} />
        <GoalFields
          calories={typeof sent === "string" ? sent : kcalFieldText(estimate)}
          error={lastResult?.error?.calories ?? undefined}
        />
        <p className="muted small">{GOAL_MESSAGES.estimate}</p>
        <div className="goal-buttons">
          <ButtonLink to={back} variant="plain" preventScrollReset>
            Back
          </ButtonLink>
          <Button pendingText="Saving...">Save</Button>
        </div>
      </Form>
    </div>
  );
}
