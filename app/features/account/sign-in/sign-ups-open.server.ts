import type { Db } from "~/db/store";
import type { Settings } from "~/platform/settings/settings.server";

/** Whether an account can be made now; with the policy `first` until there is one. */
export async function signUpsOpen(db: Db, policy: Settings["signUps"]): Promise<boolean> {
  if (policy !== "first") return policy === "open";
  const { users } = db.t;
  return (await db.select({ id: users.id }).from(users).limit(1)).length === 0;
}
