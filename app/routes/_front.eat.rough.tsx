import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayIn } from "~/features/day/calendar/day-in.server";
import { EatTitle } from "~/features/day/calendar/eat-title";
import { localDate } from "~/features/day/calendar/local-date";
import { localTime } from "~/features/day/calendar/local-time";
import { isPartOfDay, partOfDay } from "~/features/day/calendar/part-of-day";
import { redirectLogged } from "~/features/day/log/redirect-logged.server";
import { logRough } from "~/features/day/rough/log-rough.server";
import { RoughForm } from "~/features/day/rough/rough-form";
import { roughOf } from "~/features/day/rough/rough-of.server";
import { roughSchema } from "~/features/day/rough/rough-schema.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { answerForm } from "~/http/answer-form.server";
import { newKey } from "~/http/new-key.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog/dialog";
import { useOnDay } from "~/ui/dialog/use-on-day";
import { FormToast } from "~/ui/form/form-toast";

export const meta: MetaFunction = () => [{ title: "A rough meal · Pixelplate" }];

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
    <Dialog title={<EatTitle title="A rough meal" day={day} />} closeTo={onDay("/")} back={onDay("/?eat=1")}>
      <FormToast text={problem} answer={answer} />
      <RoughForm {...rough} date={day?.date} />
    </Dialog>
  );
}
