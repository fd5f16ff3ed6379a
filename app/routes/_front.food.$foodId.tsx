import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayIn } from "~/features/day/calendar/day-in.server";
import { localDate } from "~/features/day/calendar/local-date";
import { localTime } from "~/features/day/calendar/local-time";
import { homePath } from "~/features/day/home/home-path";
import { editSchema } from "~/features/day/log/edit-schema.server";
import { redirectLogged } from "~/features/day/log/redirect-logged.server";
import { saveLoggedFood } from "~/features/day/log/save-logged-food.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { loggedFood } from "~/features/food/logged-food.server";
import { LoggedFoodForm } from "~/features/food/logged-food-form";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { perServing } from "~/features/food/per-serving";
import { savedFood, savedId } from "~/features/food/saved/saved-foods.server";
import { StarForm } from "~/features/food/saved/star-form";
import { answerForm } from "~/http/answer-form.server";
import { newKey } from "~/http/new-key.server";
import { redirectWithToast } from "~/http/toast.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog/dialog";
import { EmptyState } from "~/ui/empty-state";
import { ButtonLink } from "~/ui/form/button-link";

export const meta: MetaFunction = () => [{ title: "Food · Pixelplate" }];

/** A logged food, to log again, change or delete. One that is gone answers 404, with the form that was sent for it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const found = await loggedFood(store.read, viewer.id, params.foodId ?? "");
  const today = localDate(viewer.timeZone, now());
  const day = dayIn(request, viewer, now());
  const closeGone = homePath(day?.date ?? today, today);
  if (!found)
    return data(
      { food: null, today, day, isSaved: false, closeTo: closeGone, againKey: "" },
      { status: 404 },
    );
  const { id, entry, time, date } = found;
  return {
    food: {
      id,
      entry: { ...entry, amounts: perServing(entry.amounts, entry.servings) },
      date,
      time: localTime(viewer.timeZone, time),
    },
    isSaved: Boolean(await savedFood(store.read, viewer.id, savedId(viewer.id, entry))),
    today,
    day,
    closeTo: homePath(day?.date ?? date, today),
    againKey: newKey(),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  const foodId = params.foodId ?? "";
  const today = localDate(viewer.timeZone, now());
  const shown = async (reply: SubmissionResult<string[]>) => ({
    gone: !(await loggedFood(store.read, viewer.id, foodId)),
    reply,
  });
  return answerForm(
    request,
    editSchema(today),
    { failed: FOOD_MESSAGES.saveFailed, shown },
    async (value) => {
      const { newId } = await saveLoggedFood(store, viewer, foodId, value, now());
      const home = homePath(value.date, today);
      if (newId) return redirectLogged({ id: newId, home });
      return redirectWithToast(home, { type: "success", text: DAY_MESSAGES.foodSaved });
    },
  );
}

export default function LoggedFood() {
  const { closeTo, food, isSaved, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Dialog title="Food" closeTo={closeTo}>
      {food && <StarForm food={food} isSaved={isSaved} date={rest.day?.date} />}
      {food || answer ? (
        <LoggedFoodForm {...rest} food={answer?.gone ? null : food} lastResult={answer?.reply} />
      ) : (
        <EmptyState
          picture="scarecrow"
          title={DAY_MESSAGES.foodGone}
          action={<ButtonLink to={closeTo}>Back to home</ButtonLink>}
        />
      )}
    </Dialog>
  );
}
