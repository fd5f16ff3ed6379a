import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { localDate } from "~/features/day/calendar/local-date";
import { saveGoal } from "~/features/day/save-goal.server";
import { GoalForm } from "~/features/goals/goal-form";
import { goalSchema } from "~/features/goals/goal-schema.server";
import { estimatedGoals, goalsToEdit } from "~/features/goals/goals-to-edit.server";
import { GOAL_MESSAGES } from "~/features/goals/messages";
import { answerForm } from "~/http/answer-form.server";
import { redirectWithToast } from "~/http/toast.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Your daily goals · Pixelplate" }];

export const handle = { dialog: true };

/** The current goals; with `estimating=1` those that the body data give. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id, timeZone } = await requireViewer(request);
  const current = await goalsToEdit(store.read, id, localDate(timeZone, now()));
  if (!isEstimating(request)) return { ...current, estimating: false };
  const goals = await estimatedGoals(store.read, id);
  if (!goals) throw redirect("/account/info");
  return { ...current, goals, estimating: true };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  return answerForm(
    request,
    goalSchema,
    { failed: GOAL_MESSAGES.saveFailed },
    async ({ calories, finish_at: finishAt }) => {
      await saveGoal(store, viewer, { calories, finishAt, estimated: isEstimating(request) }, now());
      return redirectWithToast("/account", { type: "success", text: GOAL_MESSAGES.updated });
    },
  );
}

const isEstimating = ({ url }: Request) => new URL(url).searchParams.has("estimating");

export default function UpdateGoal() {
  const { estimating, ...goal } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Your Daily Goals" closeTo="/account">
      <GoalForm
        {...goal}
        estimating={estimating}
        back={estimating ? "/account/info" : undefined}
        estimateAgain={estimating ? undefined : "/account/info"}
        lastResult={lastResult}
      />
    </Dialog>
  );
}
