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
import { localDate } from "~/features/day/local-date";
import { DEFAULT_GOALS } from "~/features/goals/default-goals";
import { estimateCalories } from "~/features/goals/estimate";
import { GoalForm } from "~/features/goals/goal-form";
import { ownGoalOf } from "~/features/goals/goal-of.server";
import { goalSchema } from "~/features/goals/goal-schema.server";
import { macroSplit } from "~/features/goals/macro-split";
import { GOAL_MESSAGES } from "~/features/goals/messages";
import { readForm } from "~/http/form.server";
import { redirectWithToast } from "~/http/toast.server";
import { undefinedIfUnavailable } from "~/http/undefined-if-unavailable.server";
import type { Viewer } from "~/http/viewer";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Your daily goals · Pixelplate" }];

export const handle = { dialog: true };

/** The goals as they are; with `estimating=1` what the body data give. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  if (!isEstimating(request)) {
    const own = await ownGoalToday(viewer);
    return { goals: own ?? macroSplit(DEFAULT_GOALS.calories), estimating: false };
  }
  const body = bodyOf(await profileOf(store.read, viewer.id));
  if (!body) throw redirect("/account/info");
  return { goals: macroSplit(estimateCalories(body)), estimating: true };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  const { value, reply, refusal } = await readForm(request, goalSchema);
  if (!value) return data(reply(), refusal);
  const saved = await undefinedIfUnavailable(async () => {
    const own = isEstimating(request) ? undefined : await ownGoalToday(viewer);
    const goals = own?.calories === value.calories ? own : macroSplit(value.calories);
    return changeGoal(store, viewer, goals, now());
  });
  if (!saved) return data(reply({ "": [GOAL_MESSAGES.saveFailed] }), { status: 503 });
  return redirectWithToast("/account", { type: "success", text: GOAL_MESSAGES.updated });
}

const isEstimating = ({ url }: Request) => new URL(url).searchParams.has("estimating");
const ownGoalToday = ({ id, timeZone }: Viewer) => ownGoalOf(store.read, id, localDate(timeZone, now()));

export default function UpdateGoal() {
  const { goals, estimating } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Your Daily Goals" closeTo="/account">
      <GoalForm
        goals={goals}
        estimating={estimating}
        back={estimating ? "/account/info" : undefined}
        estimateAgain={estimating ? undefined : "/account/info"}
        lastResult={lastResult}
      />
    </Dialog>
  );
}
