import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { logFood } from "~/features/day/log-food.server";
import { EntryForm } from "~/features/food/entry-form";
import { entryOf, entrySchema } from "~/features/food/entry-schema.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { readForm } from "~/platform/form.server";
import { newKey } from "~/platform/new-key.server";
import { redirectWithToast } from "~/platform/toast.server";
import { unlessDown } from "~/platform/unless-down.server";
import { requireViewer } from "~/platform/viewer.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Enter value · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireViewer(request);
  return { entryKey: newKey() };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const { value, reply, refusal } = await readForm(request, entrySchema);
  if (!value) return data(reply(), refusal);
  const logged = await unlessDown(() => logFood(store, viewer, entryOf(value), value.key, now()));
  if (!logged) return data(reply({ "": [FOOD_MESSAGES.saveFailed] }), { status: 503 });
  return redirectWithToast("/", { type: "success", text: FOOD_MESSAGES.logged });
}

export default function EnterValue() {
  const { entryKey } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Enter Value" closeTo="/" back="/?eat=1">
      <EntryForm entryKey={entryKey} lastResult={lastResult} />
    </Dialog>
  );
}
