import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bodyOf } from "~/features/account/profile/known-profile";
import { profileOf } from "~/features/account/profile/profile-of.server";
import { changeGoal } from "~/features/day/change-goal.server";
import { estimateCalories } from "~/features/goals/estimate";
import { GoalForm } from "~/features/goals/goal-form";
import { goalSchema } from "~/features/goals/goal-schema.server";
import { macroSplit } from "~/features/goals/macro-split";
import { GOAL_MESSAGES } from "~/features/goals/messages";
import { readForm } from "~/http/form.server";
import { undefinedIfUnavailable } from "~/http/undefined-if-unavailable.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Your daily goals · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireViewer(request);
  const body = bodyOf(await profileOf(store.read, id));
  if (!body) throw redirect("/welcome/info");
  const estimating = new URL(request.url).searchParams.has("estimating");
  return { estimate: estimateCalories(body), estimating };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  const { value, reply, refusal } = await readForm(request, goalSchema);
  if (!value) return data(reply(), refusal);
  const saved = await undefinedIfUnavailable(() =>
    changeGoal(store, viewer, macroSplit(value.calories), now()),
  );
  if (!saved) return data(reply({ "": [GOAL_MESSAGES.saveFailed] }), { status: 503 });
  return redirect("/", 303);
}

export default function Goal() {
  const { estimate, estimating } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Your Daily Goals" closeTo="/">
      <GoalForm
        goals={macroSplit(estimate)}
        back="/welcome/info"
        estimating={estimating}
        lastResult={lastResult}
      />
    </Dialog>
  );
}
