import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Settings } from "~/platform/settings/settings.server";
import { NO_PASSWORD } from "./no-password";

/** The address whose password proves this person once more; null where there is none, and only logging in again does. */
export async function passwordToAsk(
  db: Db,
  { oidc }: Pick<Settings, "oidc">,
  { id, email }: { id: string; email: string },
): Promise<string | null> {
  if (oidc?.only) return null;
  const { users } = db.t;
  const [user] = await db.select({ stored: users.password_hash }).from(users).where(eq(users.id, id));
  return user?.stored === NO_PASSWORD ? null : email;
}
