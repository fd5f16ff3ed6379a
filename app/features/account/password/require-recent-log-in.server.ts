import { eq } from "drizzle-orm";
import type { Store } from "~/db/store";
import { tryPassword } from "~/http/limits.server";
import { loggedInLately } from "~/http/recent-log-in.server";
import { Refusal } from "~/http/refusal";
import { isPassword } from "./password-hash.server";
import { PASSWORD_MESSAGES } from "./password-messages";

/**
 * Lets through a session that began within the last hour, unless a token was sent with it, and else the current password, within the limits on guessing.
 * Throws Refusal: 400 for a wrong or missing password, 429.
 */
export async function requireRecentLogIn(
  store: Store,
  request: Request,
  { id, email }: { id: string; email: string },
  password: string | undefined,
): Promise<void> {
  const byToken = /^bearer\b/i.test(request.headers.get("Authorization") ?? "");
  if (!byToken && (await loggedInLately(request))) return;
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
