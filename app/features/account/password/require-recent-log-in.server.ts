import { eq } from "drizzle-orm";
import type { Store } from "~/db/store";
import { tryPassword } from "~/http/limits.server";
import { loggedInLately } from "~/http/recent-log-in.server";
import { Refusal } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";
import { HOUSE_TEXTS } from "../house/house-texts";
import { isPassword } from "./password-hash.server";
import { PASSWORD_MESSAGES } from "./password-messages";
import { passwordToAsk } from "./password-to-ask.server";

/**
 * Lets through a session that began within the last hour, unless a token was sent with it, and else the current password, within the limits on guessing.
 * Throws Refusal: 400 for a wrong or missing password, also of an account without one, 429.
 */
export async function requireRecentLogIn(
  store: Store,
  settings: Pick<Settings, "oidc">,
  request: Request,
  { id, email }: { id: string; email: string },
  password: string | undefined,
): Promise<void> {
  const byToken = /^bearer\b/i.test(request.headers.get("Authorization") ?? "");
  if (!byToken && (await loggedInLately(request))) return;
  if ((await passwordToAsk(store.read, settings, { id, email })) === null)
    throw refused(HOUSE_TEXTS.logInAgain);
  if (!password) throw refused(PASSWORD_MESSAGES.currentEmpty);
  const right = await tryPassword(request, email, async () => {
    const { users } = store.read.t;
    const [user] = await store.read
      .select({ stored: users.password_hash })
      .from(users)
      .where(eq(users.id, id));
    return (await isPassword(password, user?.stored, { key: id, priority: true })) || null;
  });
  if (!right) throw refused(PASSWORD_MESSAGES.currentWrong);
}

const refused = (text: string) => new Refusal(400, { currentPassword: [text] });
