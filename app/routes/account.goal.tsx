import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeGoal, saveGoalForm } from "~/features/day/goal.server";
import { GOAL_MESSAGES } from "~/features/goals/estimate";
import { GoalForm } from "~/features/goals/goal-form";
import {
  endedGoalSchema,
  estimatedGoals,
  goalSchemas,
  goalsToEdit,
  recordWeight,
} from "~/features/goals/goals.server";
import { sentEnergy } from "~/features/nutrition/amounts";
import { weightText, weightUnit } from "~/features/weight/weight";
import { weightsOf } from "~/features/weight/weights.server";
import type { Caller } from "~/http/caller.server";
import { answerForm, redirectWithToast } from "~/http/form.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Your daily goals · Pixelplate" }];

export const handle = { dialog: true };

/** The current goals, or with `weekdays` those of some days; with `estimating=1` those that the body data give. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const { id, unit } = by.viewer;
  const { searchParams } = new URL(request.url);
  const { today } = by;
  const current = await goalsToEdit(by.db, id, today, searchParams.getAll("weekdays"));
  if (!isEstimating(request)) return { ...current, estimating: false };
  const kg = await weightIn(request, by);
  const goals = await estimatedGoals(by.db, id, kg);
  if (!goals) throw redirect("/account/info");
  const weight = kg === undefined ? undefined : weightText(kg, weightUnit(unit));
  return { ...current, goals, weight, estimating: true };
}

/** Sets goals; at `?end=1` gives weekdays the everyday ones again. */
export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const failed = { failed: GOAL_MESSAGES.saveFailed };
  if (new URL(request.url).searchParams.has("end"))
    return answerForm(request, endedGoalSchema, failed, async ({ weekdays }) => {
      await changeGoal(by, undefined, {
        weekdayGoals: [{ weekdays, goals: undefined }],
      });
      return redirectWithToast("/account/goal", { type: "success", text: "Back to your everyday goal" });
    });
  return answerForm(
    request,
    (form) => goalSchemas[sentEnergy(form, by.viewer)],
    failed,
    async (sent) => {
      await saveGoalForm(by, { ...sent, estimated: isEstimating(request) });
      const kg = await weightIn(request, by);
      if (kg !== undefined) await recordWeight(by, kg);
      return redirectWithToast("/account", { type: "success", text: "Nutrition goal updated" });
    },
  );
}

/** At `?weight=1` the last one logged, in kg. */
async function weightIn({ url }: Request, by: Caller): Promise<number | undefined> {
  if (!by.viewer.logsWeight || !new URL(url).searchParams.has("weight")) return undefined;
  const [latest] = await weightsOf(by.db, by.viewer.id, { limit: 1 });
  return latest?.kg;
}

const isEstimating = ({ url }: Request) => new URL(url).searchParams.has("estimating");

export default function UpdateGoal() {
  const { estimating, weekdays, others, ...goal } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Your Daily Goals" closeTo="/account">
      <GoalForm
        key={weekdays.join()}
        {...goal}
        estimating={estimating}
        own={estimating ? undefined : { weekdays, others }}
        back={estimating ? ("weight" in goal && goal.weight ? "/weight" : "/account/info") : undefined}
        estimateAgain={estimating ? undefined : "/account/info"}
        lastResult={lastResult}
      />
    </Dialog>
  );
}
