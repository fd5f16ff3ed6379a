import { ShowNumbersLink } from "~/features/nutrition/nutrient-row";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { answerForm, redirectWithToast } from "~/http/form.server";
import { Page } from "~/ui/page";
import "~/features/weight/weight.css";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { WeightSwitch } from "~/features/account/preferences-forms";
import { isBelievable, WEIGHT_MESSAGES, weightUnit } from "~/features/weight/weight";
import { SPANS, WeightForm, WeightScreen } from "~/features/weight/weight-screen";
import {
  deletedWeightSchema,
  deleteWeight,
  saveWeight,
  sentUnit,
  shownWeights,
  weightSchema,
  weightsOf,
} from "~/features/weight/weights.server";
import type { Caller } from "~/http/caller.server";
import { writeLimitOf } from "~/http/limits.server";
import { errorPage } from "~/http/refusal";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { isLocalDate } from "~/platform/local-date";

export const meta: MetaFunction = () => [{ title: "Weight · Pixelplate" }];

/** The last `?days=`, with the weight of `?date=` to change; nothing while weight is switched off. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  if (!by.viewer.logsWeight) return null;
  const { searchParams } = new URL(request.url);
  const { today } = by;
  const days = SPANS.find((span) => String(span) === searchParams.get("days")) ?? 90;
  const named = searchParams.get("date");
  const date = isLocalDate(named) && named <= today ? named : today;
  const [weights, [latest = null], [ofDay]] = await Promise.all([
    shownWeights(by.db, by.viewer.id, today, days),
    weightsOf(by.db, by.viewer.id, { to: today, limit: 1 }),
    weightsOf(by.db, by.viewer.id, { from: date, to: date }),
  ]);
  const day = ofDay ?? { date };
  return { today, days, unit: weightUnit(by.viewer.unit), weights, latest, day };
}

/** Sets the weight of a day; at `?delete=1` deletes it, at `?restore=` puts `kg` back on that day. */
export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const { searchParams } = new URL(request.url);
  if (!by.viewer.logsWeight)
    return redirectWithToast("/weight", { type: "error", text: "Weight is turned off." });
  if (searchParams.has("restore")) return restore(by, searchParams);
  const { today } = by;
  const failed = { failed: "Save failed" };
  if (searchParams.has("delete"))
    return answerForm(request, deletedWeightSchema(today), failed, ({ date }) => remove(by, date));
  const schema = (sent: FormData) => weightSchema(today, sentUnit(sent) ?? weightUnit(by.viewer.unit));
  return answerForm(request, schema, failed, async ({ date, weight: kg }) => {
    await saveWeight(by, { date, kg });
    return redirectWithToast("/weight", { type: "success", text: "Weight saved" });
  });
}

async function remove(by: Caller, date: string) {
  const kg = await deleteWeight(by, date);
  if (kg === undefined) return redirectWithToast("/weight", { type: "error", text: WEIGHT_MESSAGES.gone });
  const undo = `/weight?restore=${date}&kg=${kg}`;
  return redirectWithToast("/weight", { type: "success", text: "Weight deleted", undo });
}

async function restore(by: Caller, query: URLSearchParams) {
  const refusal = writeLimitOf(by.viewer.id);
  if (refusal) throw errorPage(refusal);
  const [date, kg] = [query.get("restore"), Number(query.get("kg"))];
  if (!isLocalDate(date) || date > by.today || !isBelievable(kg)) throw redirect("/weight", 303);
  await saveWeight(by, { date, kg }, { onlyNew: true });
  return redirectWithToast("/weight", { type: "success", text: "Weight restored" });
}

export default function WeightPage() {
  return (
    <Page title="Weight" back={{ to: "/account", name: "Account" }}>
      <div className="weight-screen">
        <ShownWeight />
      </div>
    </Page>
  );
}

function ShownWeight() {
  const shown = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const hidden = useHidesNumbers();
  if (!shown)
    return (
      <section className="card" aria-label="Weight is off">
        <WeightSwitch on={false} />
      </section>
    );
  if (hidden)
    return (
      <section className="card" aria-label="Numbers are hidden">
        <p>
          Your numbers are hidden, and so is your weight. <ShowNumbersLink />
        </p>
      </section>
    );
  return (
    <>
      <section className="card" aria-label="Your weight">
        <WeightForm key={shown.day.date} {...shown} lastResult={lastResult} />
      </section>
      <WeightScreen {...shown} />
      <section className="card" aria-label="Turn weight off">
        <WeightSwitch on />
      </section>
    </>
  );
}
