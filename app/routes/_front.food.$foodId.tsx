import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayIn } from "~/features/day/day-in.server";
import { editFood } from "~/features/day/edit-food.server";
import { editSchema } from "~/features/day/edit-schema.server";
import { homeAddress } from "~/features/day/home-address";
import { localDate } from "~/features/day/local-date";
import { instantOf, localTime } from "~/features/day/local-time";
import { DAY_MESSAGES } from "~/features/day/messages";
import { entryOf } from "~/features/food/entry-schema.server";
import { keepExact } from "~/features/food/keep-exact";
import { loggedFood } from "~/features/food/logged-food.server";
import { LoggedFoodForm } from "~/features/food/logged-food-form";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { perServing } from "~/features/food/per-serving";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { readForm } from "~/platform/form.server";
import { newKey } from "~/platform/new-key.server";
import { redirectWithToast } from "~/platform/toast.server";
import { unlessDown } from "~/platform/unless-down.server";
import { requireSender, requireViewer } from "~/platform/viewer.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Food · Pixelplate" }];

/** A logged food, to log again, change or delete. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const found = await loggedFood(store.read, viewer.id, params.foodId ?? "");
  if (!found) throw new Response(DAY_MESSAGES.foodGone, { status: 404 });
  const { id, entry, time, date } = found;
  const today = localDate(viewer.timeZone, now());
  const day = dayIn(request, viewer, now());
  return {
    id,
    entry: { ...entry, amounts: perServing(entry.amounts, entry.servings) },
    date,
    time: localTime(viewer.timeZone, time),
    today,
    day,
    closeTo: homeAddress(day?.date ?? date, today),
    againKey: newKey(),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  const foodId = params.foodId ?? "";
  const today = localDate(viewer.timeZone, now());
  const { value, reply, refusal } = await readForm(request, editSchema(today));
  if (!value) return data(reply(), refusal);
  const old = await loggedFood(store.read, viewer.id, foodId);
  if (!old) throw new Response(DAY_MESSAGES.foodGone, { status: 404 });
  const entry = keepExact(old.entry, entryOf(value));
  // The form has no seconds.
  const moved = value.date !== old.date || value.time !== localTime(viewer.timeZone, old.time);
  const time = moved ? instantOf(viewer.timeZone, value.date, value.time) : old.time;
  const eaten = { date: value.date, time };
  const changed = await unlessDown(() => editFood(store, viewer, foodId, { entry, eaten }, now()));
  if (changed === undefined) return data(reply({ "": [FOOD_MESSAGES.saveFailed] }), { status: 503 });
  if (!changed) throw new Response(DAY_MESSAGES.foodGone, { status: 404 });
  return redirectWithToast(homeAddress(value.date, today), { type: "success", text: DAY_MESSAGES.foodSaved });
}

export default function LoggedFood() {
  const { closeTo, ...food } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Food" closeTo={closeTo}>
      <LoggedFoodForm {...food} lastResult={lastResult} />
    </Dialog>
  );
}
