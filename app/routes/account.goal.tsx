import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { localDate } from "~/features/day/calendar/local-date";
import { changeGoal } from "~/features/day/change-goal.server";
import { saveGoalForm } from "~/features/day/save-goal-form.server";
import { GoalForm } from "~/features/goals/goal-form";
import { endedGoalSchema, goalSchemas } from "~/features/goals/goal-schema.server";
import { estimatedGoals, goalsToEdit } from "~/features/goals/goals-to-edit.server";
import { GOAL_MESSAGES } from "~/features/goals/messages";
import { sentEnergy } from "~/features/nutrition/sent-energy";
import { answerForm } from "~/http/answer-form.server";
import { redirectWithToast } from "~/http/toast.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Your daily goals · Pixelplate" }];

export const handle = { dialog: true };

/** The current goals, or with `weekdays` those of some days; with `estimating=1` those that the body data give. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id, ...hours } = await requireViewer(request);
  const { searchParams } = new URL(request.url);
  const today = localDate(hours, now());
  const current = await goalsToEdit(store.read, id, today, searchParams.getAll("weekdays"));
  if (!isEstimating(request)) return { ...current, estimating: false };
  const goals = await estimatedGoals(store.read, id);
  if (!goals) throw redirect("/account/info");
  return { ...current, goals, estimating: true };
}

/** Sets goals; at `?end=1` gives weekdays the everyday ones again. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  const failed = { failed: GOAL_MESSAGES.saveFailed };
  if (new URL(request.url).searchParams.has("end"))
    return answerForm(request, endedGoalSchema, failed, async ({ weekdays }) => {
      await changeGoal(store, viewer, undefined, now(), { weekdayGoals: [{ weekdays, goals: undefined }] });
      return redirectWithToast("/account/goal", { type: "success", text: GOAL_MESSAGES.everyday });
    });
  return answerForm(
    request,
    (form) => goalSchemas[sentEnergy(form, viewer)],
    failed,
    async (sent) => {
      await saveGoalForm(store, viewer, { ...sent, estimated: isEstimating(request) }, now());
      return redirectWithToast("/account", { type: "success", text: GOAL_MESSAGES.updated });
    },
  );
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
        back={estimating ? "/account/info" : undefined}
        estimateAgain={estimating ? undefined : "/account/info"}
        lastResult={lastResult}
      />
    </Dialog>
  );
}
