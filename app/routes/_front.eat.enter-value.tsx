import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayIn, whenGiven } from "~/features/day/dates.server";
import { EatTitle } from "~/features/day/day-problem";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { EntryForm } from "~/features/food/entry-form";
import { entrySchemas, FOOD_NAME_MAX } from "~/features/food/entry-form.server";
import { logTyped, redirectLogged } from "~/features/log/log-forms.server";
import { sentEnergy } from "~/features/nutrition/amounts";
import { furtherFields } from "~/features/nutrition/further";
import { answerForm } from "~/http/form.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { newKey } from "~/platform/crypto.server";
import { useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Enter value · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const name = new URL(request.url).searchParams.get("name")?.slice(0, FOOD_NAME_MAX).toWellFormed();
  return { entryKey: newKey(), day: dayIn(by, request), name, further: furtherFields(by.viewer) };
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const when = whenGiven(by.today);
  const schema = (sent: FormData) => entrySchemas[sentEnergy(sent, by.viewer)].safeExtend(when);
  return answerForm(request, schema, { failed: FOOD_MESSAGES.saveFailed }, async (value) => {
    return redirectLogged(await logTyped(by, value));
  });
}

export default function EnterValue() {
  const typing = useLoaderData<typeof loader>();
  const { day } = typing;
  const lastResult = useActionData<typeof action>();
  const onDay = useOnDay();
  return (
    <Dialog title={<EatTitle title="Enter Value" day={day} />} closeTo={onDay("/")} back={onDay("/?eat=1")}>
      <EntryForm {...typing} lastResult={lastResult} />
    </Dialog>
  );
}
