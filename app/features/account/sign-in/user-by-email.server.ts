import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { normalEmail } from "./email";

/** The id of the account that has this address. */
export async function userByEmail(db: Db, email: string): Promise<string | undefined> {
  const { users } = db.t;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalEmail(email)));
  return found?.id;
}
