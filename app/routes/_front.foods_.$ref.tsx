import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayIn } from "~/features/day/day-in.server";
import { EatTitle } from "~/features/day/eat-title";
import { eatenAt } from "~/features/day/eaten-at";
import { homePath } from "~/features/day/home-path";
import { localDate } from "~/features/day/local-date";
import { logFood } from "~/features/day/log-food.server";
import { readWhen } from "~/features/day/read-when.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { amountProblem } from "~/features/search/portion/amount-problem";
import { portionEntry } from "~/features/search/portion/portion-entry";
import { PortionForm } from "~/features/search/portion/portion-form.island";
import { portionSchema } from "~/features/search/portion/portion-schema.server";
import { foodSources } from "~/features/search/sources/food-sources.server";
import { foodsByRef } from "~/features/search/sources/foods-by-ref";
import { readForm } from "~/http/form.server";
import { newKey } from "~/http/new-key.server";
import { redirectWithToast } from "~/http/toast.server";
import { undefinedIfUnavailable } from "~/http/undefined-if-unavailable.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog";
import { useOnDay } from "~/ui/use-on-day";

export const meta: MetaFunction = () => [{ title: "Food · Pixelplate" }];

/** A food that was found, to be logged by portion or by weight. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const food = await foodAt(viewer.id, params.ref);
  const q = new URL(request.url).searchParams.get("q")?.slice(0, 100).toWellFormed();
  const day = dayIn(request, viewer, now());
  return { food, entryKey: newKey(), day, back: q ? `/foods?q=${encodeURIComponent(q)}` : "/foods" };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  const food = await foodAt(viewer.id, params.ref);
  const { value, reply, refusal } = await readForm(request, portionSchema);
  const { amount = "", unit = "", date, time } = value ?? (reply().initialValue as Record<string, string>);
  const portion = { amount: String(amount), unit: String(unit) };
  const when = { date, time };
  if (!value) return data({ portion, when, problem: reply().error?.[""]?.[0] }, refusal);
  const entry = portionEntry(food, portion);
  if (!entry) return data({ portion, when, problem: amountProblem({ ...portion, food }) }, { status: 400 });
  if (value.intent === "update") return { portion, when };
  const today = localDate(viewer.timeZone, now());
  const { given, problems } = readWhen(when, today);
  if (problems) {
    const [[first] = []] = Object.values(problems);
    return data({ portion, when, whenProblems: problems, problem: first }, { status: 400 });
  }
  const eaten = eatenAt(viewer.timeZone, given, now());
  const logged = await undefinedIfUnavailable(() => logFood(store, viewer, entry, value.key, now(), eaten));
  if (!logged) return data({ portion, when, problem: FOOD_MESSAGES.saveFailed }, { status: 503 });
  return redirectWithToast(homePath(eaten.date, today), { type: "success", text: FOOD_MESSAGES.logged });
}

async function foodAt(userId: string, ref = "") {
  const food = (await foodsByRef(foodSources(store.read), userId, [ref])).get(ref);
  if (!food) throw new Response(FOOD_MESSAGES.noSuchFood, { status: 404 });
  return food;
}

export default function FoundFood() {
  const { food, entryKey, day, back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const onDay = useOnDay();
  return (
    <Dialog title={<EatTitle title="Food" day={day} />} closeTo={onDay("/")} back={onDay(back)}>
      <PortionForm key={food.ref} food={food} entryKey={entryKey} day={day} answer={answer} />
    </Dialog>
  );
}
