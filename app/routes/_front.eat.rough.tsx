import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isPartOfDay, partOfDay } from "~/features/day/calendar-days";
import { dayIn, localTime } from "~/features/day/dates.server";
import { EatTitle } from "~/features/day/day-problem";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { redirectLogged } from "~/features/log/log-forms.server";
import { logRough, roughOf, roughSchema } from "~/features/log/rough.server";
import { RoughForm } from "~/features/log/rough-form";
import { answerForm } from "~/http/form.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { newKey } from "~/platform/crypto.server";
import { useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";
import { FormToast } from "~/ui/form/field";

export const meta: MetaFunction = () => [{ title: "Just a guess · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const named = new URL(request.url).searchParams.get("part");
  const part = isPartOfDay(named) ? named : partOfDay(localTime(by.viewer.timeZone, by.now));
  const day = dayIn(by, request);
  const { amounts, isOwn } = await roughOf(by, part, day?.date ?? by.today);
  return { part, isOwn, day, kcal: amounts.calories, formKey: newKey() };
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const schema = roughSchema(by.today);
  return answerForm(request, schema, { failed: FOOD_MESSAGES.saveFailed }, async (sent) =>
    redirectLogged(await logRough(by, sent)),
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
