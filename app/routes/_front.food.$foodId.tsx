import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayIn } from "~/features/day/day-in.server";
import { editFood } from "~/features/day/edit-food.server";
import { editSchema } from "~/features/day/edit-schema.server";
import { homePath } from "~/features/day/home-path";
import { localDate } from "~/features/day/local-date";
import { instantOf, localTime } from "~/features/day/local-time";
import { logFood } from "~/features/day/log-food.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { entryOf } from "~/features/food/entry-schema.server";
import { loggedFood } from "~/features/food/logged-food.server";
import { LoggedFoodForm } from "~/features/food/logged-food-form";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { perServing } from "~/features/food/per-serving";
import { preserveExact } from "~/features/food/preserve-exact";
import { readForm } from "~/http/form.server";
import { newKey } from "~/http/new-key.server";
import { redirectWithToast } from "~/http/toast.server";
import { undefinedIfUnavailable } from "~/http/undefined-if-unavailable.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";

export const meta: MetaFunction = () => [{ title: "Food · Pixelplate" }];

/** A logged food, to log again, change or delete. One that is gone answers 404, with the form that was sent for it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const found = await loggedFood(store.read, viewer.id, params.foodId ?? "");
  const today = localDate(viewer.timeZone, now());
  const day = dayIn(request, viewer, now());
  const closeGone = homePath(day?.date ?? today, today);
  if (!found) return data({ food: null, today, day, closeTo: closeGone, againKey: "" }, { status: 404 });
  const { id, entry, time, date } = found;
  return {
    food: {
      id,
      entry: { ...entry, amounts: perServing(entry.amounts, entry.servings) },
      date,
      time: localTime(viewer.timeZone, time),
    },
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
  const { value, reply, refusal } = await readForm(request, editSchema(today));
  const old = await loggedFood(store.read, viewer.id, foodId);
  if (!value) return data({ gone: !old, reply: reply() }, refusal);
  // The form has no seconds.
  const moved = !old || value.date !== old.date || value.time !== localTime(viewer.timeZone, old.time);
  const time = moved ? instantOf(viewer.timeZone, value.date, value.time) : old.time;
  const eaten = { date: value.date, time };
  const failed = () =>
    data({ gone: !old, reply: reply({ "": [FOOD_MESSAGES.saveFailed] }) }, { status: 503 });
  const done = (text: string) => redirectWithToast(homePath(value.date, today), { type: "success", text });
  if (!old && value.intent === "new") {
    const logged = await undefinedIfUnavailable(() =>
      logFood(store, viewer, entryOf(value), value.key, now(), eaten),
    );
    return logged ? done(FOOD_MESSAGES.logged) : failed();
  }
  const entry = old && preserveExact(old.entry, entryOf(value));
  const changed =
    entry && (await undefinedIfUnavailable(() => editFood(store, viewer, foodId, { entry, eaten }, now())));
  if (entry && changed === undefined) return failed();
  if (!changed)
    return data({ gone: true, reply: reply({ "": [DAY_MESSAGES.foodGoneElsewhere] }) }, { status: 404 });
  return done(DAY_MESSAGES.foodSaved);
}

export default function LoggedFood() {
  const { closeTo, food, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Dialog title="Food" closeTo={closeTo}>
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
