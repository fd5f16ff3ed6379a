import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EatTitle } from "~/features/day/day-problem";
import { dayIn, whenGiven } from "~/features/day/when-form.server";
import { EntryForm } from "~/features/food/entry-form";
import { entrySchemas } from "~/features/food/entry-form.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { logTyped, redirectLogged } from "~/features/log/log-forms.server";
import { sentEnergy } from "~/features/nutrition/energy";
import { answerForm } from "~/http/form.server";
import { newKey } from "~/http/toast.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";
import { useOnDay } from "~/ui/button";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Enter value · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return { entryKey: newKey(), day: dayIn(request, viewer, now()) };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  const when = whenGiven(localDate(viewer, now()));
  const schema = (sent: FormData) => entrySchemas[sentEnergy(sent, viewer)].safeExtend(when);
  return answerForm(request, schema, { failed: FOOD_MESSAGES.saveFailed }, async (value) => {
    return redirectLogged(await logTyped(store, viewer, value, now()));
  });
}

export default function EnterValue() {
  const { entryKey, day } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const onDay = useOnDay();
  return (
    <Dialog title={<EatTitle title="Enter Value" day={day} />} closeTo={onDay("/")} back={onDay("/?eat=1")}>
      <EntryForm entryKey={entryKey} day={day} lastResult={lastResult} />
    </Dialog>
  );
}
