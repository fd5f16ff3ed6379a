import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { WeightSwitch } from "~/features/account/preferences-forms";
import { ShowNumbersLink } from "~/features/nutrition/nutrient-row";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
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
import { answerForm } from "~/http/form.server";
import { writeLimitOf } from "~/http/limits.server";
import { errorPage } from "~/http/refusal";
import { redirectWithToast } from "~/http/toast.server";
import type { Viewer } from "~/http/viewer";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { isLocalDate, localDate } from "~/platform/local-date";
import { Page } from "~/ui/page";
import "~/features/weight/weight.css";

export const meta: MetaFunction = () => [{ title: "Weight · Pixelplate" }];

/** The last `?days=`, with the weight of `?date=` to change; nothing while weight is switched off. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  if (!viewer.logsWeight) return null;
  const { searchParams } = new URL(request.url);
  const today = localDate(viewer, now());
  const days = SPANS.find((span) => String(span) === searchParams.get("days")) ?? 90;
  const named = searchParams.get("date");
  const date = isLocalDate(named) && named <= today ? named : today;
  const [weights, [latest = null], [ofDay]] = await Promise.all([
    shownWeights(store.read, viewer.id, today, days),
    weightsOf(store.read, viewer.id, { to: today, limit: 1 }),
    weightsOf(store.read, viewer.id, { from: date, to: date }),
  ]);
  const day = ofDay ?? { date };
  return { today, days, unit: weightUnit(viewer.unit), weights, latest, day };
}

/** Sets the weight of a day; at `?delete=1` deletes it, at `?restore=` puts `kg` back on that day. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  const { searchParams } = new URL(request.url);
  if (!viewer.logsWeight) return redirectWithToast("/weight", { type: "error", text: WEIGHT_MESSAGES.off });
  if (searchParams.has("restore")) return restore(viewer, searchParams);
  const today = localDate(viewer, now());
  const failed = { failed: WEIGHT_MESSAGES.saveFailed };
  if (searchParams.has("delete"))
    return answerForm(request, deletedWeightSchema(today), failed, ({ date }) => remove(viewer, date));
  const schema = (sent: FormData) => weightSchema(today, sentUnit(sent) ?? weightUnit(viewer.unit));
  return answerForm(request, schema, failed, async ({ date, weight: kg }) => {
    await saveWeight(store, viewer.id, { date, kg }, now());
    return redirectWithToast("/weight", { type: "success", text: WEIGHT_MESSAGES.saved });
  });
}

async function remove({ id }: Viewer, date: string) {
  const kg = await deleteWeight(store, id, date);
  if (kg === undefined) return redirectWithToast("/weight", { type: "error", text: WEIGHT_MESSAGES.gone });
  const undo = `/weight?restore=${date}&kg=${kg}`;
  return redirectWithToast("/weight", { type: "success", text: WEIGHT_MESSAGES.deleted, undo });
}

async function restore(viewer: Viewer, query: URLSearchParams) {
  const refusal = writeLimitOf(viewer.id);
  if (refusal) throw errorPage(refusal);
  const [date, kg] = [query.get("restore"), Number(query.get("kg"))];
  if (!isLocalDate(date) || date > localDate(viewer, now()) || !isBelievable(kg))
    throw redirect("/weight", 303);
  await saveWeight(store, viewer.id, { date, kg }, now(), { onlyNew: true });
  return redirectWithToast("/weight", { type: "success", text: WEIGHT_MESSAGES.restored });
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
