import type { SubmissionResult } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayIn } from "~/features/day/dates.server";
import { EatTitle } from "~/features/day/day-problem";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { logPortion, portionSchema, redirectLogged } from "~/features/log/log-forms.server";
import { PortionForm } from "~/features/search/portion-form.island";
import { amountProblem } from "~/features/search/row";
import { foodsByRef } from "~/features/search/sources.server";
import type { Caller } from "~/http/caller.server";
import { answerForm } from "~/http/form.server";
import { Refusal } from "~/http/refusal";
import { onDay as pathOnDay } from "~/http/safe-path";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { newKey } from "~/platform/crypto.server";
import { useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Food · Pixelplate" }];

/** A food that was found, to be logged by portion or by weight. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const { further, ...food } = await foodAt(by, params.ref);
  if (food.ref.startsWith("recipe:"))
    throw redirect(pathOnDay(food.ref.replace("recipe:", "/recipes/"), dayIn(by, request)?.date));
  const q = new URL(request.url).searchParams.get("q")?.slice(0, 100).toWellFormed();
  const day = dayIn(by, request);
  return { food, entryKey: newKey(), day, back: q ? `/foods?q=${encodeURIComponent(q)}` : "/foods" };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const food = await foodAt(by, params.ref);
  const shown = ({ initialValue }: SubmissionResult<string[]>, { errors, message }: Refusal) => ({
    ...sentPortion(initialValue as Record<string, string>),
    problem: message,
    whenProblems: errors,
  });
  return answerForm(request, portionSchema, { failed: FOOD_MESSAGES.saveFailed, shown }, async (value) => {
    if (value.intent !== "update") return redirectLogged(await logPortion(by, food, value));
    const { portion, when } = sentPortion(value);
    const problem = amountProblem({ ...portion, food });
    if (problem) throw new Refusal(400, problem);
    return { portion, when };
  });
}

const sentPortion = ({ amount = "", unit = "", date, time }: Partial<Record<string, string>>) => ({
  portion: { amount, unit },
  when: { date, time },
});

async function foodAt(by: Caller, ref = "") {
  const food = (await foodsByRef(by, [ref])).get(ref);
  if (!food) throw new Response("That food doesn't exist.", { status: 404 });
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
