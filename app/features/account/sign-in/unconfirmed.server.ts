import type { Store } from "~/db/store";
import { outboxNote } from "~/features/mail/outbox-note";
import type { Settings } from "~/platform/settings/settings.server";
import { PASSWORD_MESSAGES } from "../password/password-messages";
import { askToConfirm } from "./ask-to-confirm.server";

/** Why an account whose address needs confirming stays closed, its owner being mailed the link again; undefined when it opens. */
export async function unconfirmed(
  store: Store,
  { emailConfirmation, smtpUrl }: Pick<Settings, "emailConfirmation" | "smtpUrl">,
  userId: string,
  now: number,
): Promise<string[] | undefined> {
  if (emailConfirmation !== "required" || !(await askToConfirm(store, userId, now))) return undefined;
  return [PASSWORD_MESSAGES.unconfirmed, ...(smtpUrl ? [] : [outboxNote])];
}
