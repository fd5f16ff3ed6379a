import type { Store } from "~/db/store";
import { passwordProblem, refusePasswords } from "~/features/access/password/rules.server";
import { signUpLimit } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";
import { inviteRefusal } from "./invites.server";
import { ACCOUNT_MESSAGES } from "./messages";
import { signUp, signUpsOpen } from "./sign-up.server";

type Registration = { email: string; password: string; timeZone: string | undefined; invite?: string };

/**
 * Makes an account if the sign-up policy allows, or an invite, which is used up. One `toConfirm` is mailed its link, and can't log in before.
 * Throws Refusal: 403 while sign-ups are closed or without passwords, 410 for an invite that has ended, 400 for a weak password or a taken address, 429.
 */
export async function register(
  store: Store,
  settings: Pick<Settings, "signUps" | "emailConfirmation" | "oidc">,
  request: Request,
  { email, password, timeZone, invite }: Registration,
  now: number,
): Promise<{ userId: string; toConfirm: boolean }> {
  const { signUps, emailConfirmation } = settings;
  refusePasswords(settings);
  const closed = new Refusal(403, ACCOUNT_MESSAGES.signUpsClosed);
  const isOpen = await signUpsOpen(store.read, signUps);
  if (!isOpen && !invite) throw closed;
  const problem = await passwordProblem(password, email);
  if (problem) throw new Refusal(400, { password: problem });
  const tooOften = await signUpLimit(request);
  if (tooOften) throw tooOften;
  const toConfirm = emailConfirmation === "required";
  const way = isOpen ? { onlyFirst: signUps === "first" } : { invite };
  const made = await signUp(store, { email, password, timeZone, toConfirm, ...way }, now);
  if (!made.ok && made.reason === "not-first") throw closed;
  if (!made.ok && made.reason === "not-invited") throw await inviteRefusal(store.read, invite, now);
  if (!made.ok) throw new Refusal(400, { email: [ACCOUNT_MESSAGES.emailTaken] });
  return { userId: made.userId, toConfirm };
}
