import type { Store } from "~/db/store";
import { newMailId, queueMail } from "~/features/mail/queue-mail.server";
import { wakeMail } from "~/features/mail/wake-mail.server";
import { signInNoticeLimit } from "~/http/limits.server";
import type { Settings } from "~/platform/settings/settings.server";

/** Mails an account's owner that something new opens it; not under OIDC_ONLY, where no password can be reset. */
export async function mailNewSignIn(
  store: Store,
  { oidc }: Pick<Settings, "oidc">,
  userId: string,
  now: number,
): Promise<void> {
  if (oidc?.only || (await signInNoticeLimit(userId))) return;
  const id = newMailId();
  await store.tx((db) => queueMail(db, { id, userId, kind: "sign-in-added" }, now));
  wakeMail();
}
