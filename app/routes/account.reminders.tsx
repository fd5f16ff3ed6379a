import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { tokenDate } from "~/features/access/tokens/tokens";
import { pushKeysOf } from "~/features/reminders/push.server";
import { REMINDER_MESSAGES } from "~/features/reminders/reminder-text";
import {
  addBrowser,
  browserName,
  browsersOf,
  formSchema,
  remindersOf,
  removeBrowser,
  setReminders,
  switchOff,
  timesIn,
} from "~/features/reminders/reminders.server";
import { RemindersScreen } from "~/features/reminders/reminders-screen";
import { answerForm, redirectWithToast } from "~/http/form.server";
import { sessionKeyOf } from "~/http/sender.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Reminders · Pixelplate" }];

export const handle = { dialog: true };

const HERE = "/account/reminders";

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  if (by.settings.reminders === "off") return null;
  const browsers = await browsersOf(by.db, by.viewer.id);
  return {
    reminders: await remindersOf(by.db, by.viewer.id),
    browsers: browsers.map(({ created_at, ...named }) => ({
      ...named,
      added: tokenDate(created_at, by.viewer.timeZone),
    })),
    publicKey: (await pushKeysOf(store, by.settings)).publicKey,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  if (by.settings.reminders === "off")
    throw redirectWithToast(HERE, saying(REMINDER_MESSAGES.notSent, "error"));
  return answerForm(request, formSchema, { failed: ACCOUNT_MESSAGES.saveFailed }, async (sent) => {
    const { on } = await remindersOf(by.db, by.viewer.id);
    if (sent.intent === "off") {
      await switchOff(by);
      return redirectWithToast(HERE, saying("Reminders are off"));
    }
    if (sent.intent === "on") {
      await setReminders(by, { on: true, times: timesIn(sent) });
      return redirectWithToast(HERE, saying(on ? "Reminders saved" : "Reminders are on"));
    }
    if (sent.intent === "remove") {
      const removed = await removeBrowser(by, sent.id);
      return redirectWithToast(
        HERE,
        saying(removed ? "Browser removed" : "That browser was already removed."),
      );
    }
    const key = await sessionKeyOf(request);
    const browser = browserName(request.headers.get("User-Agent"));
    if (key) await addBrowser(by, key, { ...sent, browser });
    return redirectWithToast(HERE, saying("Reminders are on in this browser"));
  });
}

const saying = (text: string, type: "success" | "error" = "success") => ({ type, text });

export default function RemindersDialog() {
  const found = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Reminders" closeTo="/account">
      {found ? <RemindersScreen {...found} lastResult={lastResult} /> : <p>{REMINDER_MESSAGES.notSent}</p>}
    </Dialog>
  );
}
