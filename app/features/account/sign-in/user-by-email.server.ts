import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { normalEmail } from "./email";

export async function userByEmail(db: Db, email: string): Promise<string | undefined> {
  const { users } = db.t;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalEmail(email)));
  return found?.id;
}
