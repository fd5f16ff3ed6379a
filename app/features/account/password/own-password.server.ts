import { eq } from "drizzle-orm";
import type { Store } from "~/db/store";
import { passwordTry } from "~/http/limits.server";
import type { RequestLike } from "~/http/request-like";
import { TOO_OFTEN, type TooOften } from "~/http/too-often";
import { isPassword } from "./password-hash.server";
import { PASSWORD_MESSAGES } from "./password-messages";

/** The errors, by field, and how they are answered. */
type Refusal = { errors: Record<string, string[]>; init: { status: 400 } | TooOften };

/** Has somebody signed in type their password again, within the limits on guessing. Gives why it is refused. */
export async function ownPasswordRefusal(
  store: Store,
  request: RequestLike,
  { id, email }: { id: string; email: string },
  password: string | undefined,
): Promise<Refusal | undefined> {
  if (!password) return refusal(PASSWORD_MESSAGES.currentEmpty);
  const attempt = await passwordTry(request, email);
  if (attempt.tooOften) return { errors: { "": [TOO_OFTEN] }, init: attempt.tooOften };
  const { users } = store.read.t;
  const [user] = await store.read.select({ stored: users.password_hash }).from(users).where(eq(users.id, id));
  if (await isPassword(password, user?.stored, { key: id, priority: true })) {
    await attempt.succeeded();
    return undefined;
  }
  await attempt.failed();
  return refusal(PASSWORD_MESSAGES.currentWrong);
}

const refusal = (text: string): Refusal => ({ errors: { currentPassword: [text] }, init: { status: 400 } });
