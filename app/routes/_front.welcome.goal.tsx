import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { saveGoalForm } from "~/features/day/goal.server";
import { GOAL_MESSAGES } from "~/features/goals/estimate";
import { GoalForm } from "~/features/goals/goal-form";
import { estimatedGoals, goalOf, goalSchemas } from "~/features/goals/goals.server";
import { sentEnergy } from "~/features/nutrition/amounts";
import { answerForm } from "~/http/form.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Your daily goals · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const goals = await estimatedGoals(by.db, by.viewer.id);
  if (!goals) throw redirect("/welcome/info");
  const { finishAt } = await goalOf(by.db, by.viewer.id, by.today);
  return { goals, finishAt, estimating: new URL(request.url).searchParams.has("estimating") };
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  return answerForm(
    request,
    (sent) => goalSchemas[sentEnergy(sent, by.viewer)],
    { failed: GOAL_MESSAGES.saveFailed },
    async (sent) => {
      await saveGoalForm(by, { ...sent, estimated: true });
      return redirect("/", 303);
    },
  );
}

export default function Goal() {
  const shown = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Your Daily Goals" closeTo="/">
      <GoalForm {...shown} back="/welcome/info" lastResult={lastResult} />
    </Dialog>
  );
}
