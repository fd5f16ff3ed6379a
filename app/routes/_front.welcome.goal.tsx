import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { saveGoalForm } from "~/features/day/goal.server";
import { GoalForm } from "~/features/goals/goal-form";
import { estimatedGoals, goalSchemas } from "~/features/goals/goal-schema.server";
import { goalOf } from "~/features/goals/goals.server";
import { GOAL_MESSAGES } from "~/features/goals/messages";
import { sentEnergy } from "~/features/nutrition/energy";
import { answerForm } from "~/http/form.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Your daily goals · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, ...hours } = await requireViewer(request);
  const goals = await estimatedGoals(store.read, id);
  if (!goals) throw redirect("/welcome/info");
  const { finishAt } = await goalOf(store.read, id, localDate(hours, now()));
  return { goals, finishAt, estimating: new URL(request.url).searchParams.has("estimating") };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  return answerForm(
    request,
    (sent) => goalSchemas[sentEnergy(sent, viewer)],
    { failed: GOAL_MESSAGES.saveFailed },
    async (sent) => {
      await saveGoalForm(store, viewer, { ...sent, estimated: true }, now());
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
