import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isPartOfDay, partOfDay } from "~/features/day/calendar-days";
import { localTime } from "~/features/day/dates";
import { EatTitle } from "~/features/day/day-problem";
import { dayIn } from "~/features/day/when-form.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { redirectLogged } from "~/features/log/log-forms.server";
import { logRough, roughOf, roughSchema } from "~/features/log/rough.server";
import { RoughForm } from "~/features/log/rough-form";
import { answerForm } from "~/http/form.server";
import { newKey } from "~/http/toast.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";
import { useOnDay } from "~/ui/button";
import { Dialog } from "~/ui/dialog/dialog";
import { FormToast } from "~/ui/form/field";

export const meta: MetaFunction = () => [{ title: "Just a guess · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const named = new URL(request.url).searchParams.get("part");
  const part = isPartOfDay(named) ? named : partOfDay(localTime(viewer.timeZone, now()));
  const day = dayIn(request, viewer, now());
  const { amounts, isOwn } = await roughOf(store.read, viewer, part, day?.date ?? localDate(viewer, now()));
  return { part, isOwn, day, kcal: amounts.calories, formKey: newKey() };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  const schema = roughSchema(localDate(viewer, now()));
  return answerForm(request, schema, { failed: FOOD_MESSAGES.saveFailed }, async (sent) =>
    redirectLogged(await logRough(store, viewer, sent, now())),
  );
}

export default function Rough() {
  const { day, ...rough } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const onDay = useOnDay();
  const problem = Object.values<string[] | null>(answer?.error ?? {})[0]?.[0];
  return (
    <Dialog title={<EatTitle title="Just a guess" day={day} />} closeTo={onDay("/")} back={onDay("/?eat=1")}>
      <FormToast text={problem} answer={answer} />
      <RoughForm {...rough} date={day?.date} />
    </Dialog>
  );
}
