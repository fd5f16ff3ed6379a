import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { userTables } from "~/db/user-tables";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Row = Record<string, Json>;

/** All rows of one person, by table, without hashes of passwords and secrets. */
export async function everythingOf(db: Db, userId: string): Promise<Record<string, Row[]>> {
  const { users } = db.t;
  const found: Record<string, Row[]> = {
    users: withoutHashes(await db.select().from(users).where(eq(users.id, userId))),
  };
  for (const [name, table] of Object.entries(userTables(db.t)))
    found[name] = withoutHashes(await db.select().from(table).where(eq(table.user_id, userId)));
  found.avatars = (found.avatars ?? []).map(({ user_id, ...picture }) => picture);
  return found;
}

/** With these, others could send notifications to a browser. */
const PUSH_SECRETS = ["endpoint", "public_key", "auth"];

const withoutHashes = (rows: object[]): Row[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([column]) => !column.endsWith("_hash") && !PUSH_SECRETS.includes(column)),
    ),
  );
