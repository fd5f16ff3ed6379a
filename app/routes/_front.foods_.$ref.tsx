import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { logFood } from "~/features/day/log-food.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { foodSources } from "~/features/food/search/food-sources.server";
import { foodsByRef } from "~/features/food/search/foods-by-ref";
import { portionEntry } from "~/features/food/search/portion-entry";
import { PortionForm } from "~/features/food/search/portion-form.island";
import { portionSchema } from "~/features/food/search/portion-schema.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { readForm } from "~/platform/form.server";
import { newKey } from "~/platform/new-key.server";
import { redirectWithToast } from "~/platform/toast.server";
import { unlessDown } from "~/platform/unless-down.server";
import { requireViewer } from "~/platform/viewer.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Food · Pixelplate" }];

/** A food that was found, to be logged by portion or by weight. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const food = await foodAt(viewer.id, params.ref);
  const q = new URL(request.url).searchParams.get("q")?.slice(0, 100).toWellFormed();
  return { food, entryKey: newKey(), back: q ? `/foods?q=${encodeURIComponent(q)}` : "/foods" };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const food = await foodAt(viewer.id, params.ref);
  const { value, reply, refusal } = await readForm(request, portionSchema);
  const { amount = "", unit = "" } = value ?? (reply().initialValue as Record<string, string>);
  const portion = { amount: String(amount), unit: String(unit) };
  if (!value) return data({ portion, problem: reply().error?.[""]?.[0] }, refusal);
  const entry = portionEntry(food, portion);
  const problem = amount.trim() ? FOOD_MESSAGES.notANumber : FOOD_MESSAGES.fieldEmpty;
  if (!entry) return data({ portion, problem }, { status: 400 });
  if (value.intent === "update") return { portion };
  const logged = await unlessDown(() => logFood(store, viewer, entry, value.key, now()));
  if (!logged) return data({ portion, problem: FOOD_MESSAGES.saveFailed }, { status: 503 });
  return redirectWithToast("/", { type: "success", text: FOOD_MESSAGES.logged });
}

async function foodAt(userId: string, ref = "") {
  const food = (await foodsByRef(foodSources(store.read), userId, [ref])).get(ref);
  if (!food) throw new Response(FOOD_MESSAGES.noSuchFood, { status: 404 });
  return food;
}

export default function FoundFood() {
  const { food, entryKey, back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Dialog title="Food" closeTo="/" back={back}>
      <PortionForm key={food.ref} food={food} entryKey={entryKey} answer={answer} />
    </Dialog>
  );
}
