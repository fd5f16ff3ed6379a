import { randomBytes } from "node:crypto";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Row, tableFacts } from "./contents";
import { AccountGone, type Db, prepared, type Store } from "./store";

/** Locks the user's row for this transaction, so that a deleted account gets no new rows. Throws AccountGone. */
export async function lockUser(db: Db, userId: string): Promise<void> {
  const [user] = await lockedUser(db, { userId });
  if (!user) throw new AccountGone();
}

const lockedUser = prepared((db, { userId }: { userId: string }) => {
  const { users } = db.t;
  return db.forUpdate(db.select({ id: users.id }).from(users).where(eq(users.id, userId)));
});

const PAGE = 200;

/** All rows of a table by its key, or those of one person, in pages; others read and write meanwhile. */
export async function* rowsOf(db: Db, name: string, userId?: string): AsyncGenerator<Row[]> {
  const table = db.t[name as "users"];
  const key = (tableFacts()[name]?.key ?? []).map((column) => table[column as "id"]);
  const owner = "user_id" in table ? (table.user_id as typeof table.id) : table.id;
  const own = userId === undefined ? undefined : eq(owner, userId);
  let after: SQL | undefined;
  for (;;) {
    const page: Row[] = await db
      .select()
      .from(table)
      .where(and(own, after))
      .orderBy(...key)
      .limit(PAGE);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    const values = key.map((column) => sql`${last[column.name]}`);
    after = sql`(${sql.join(key, sql`, `)}) > (${sql.join(values, sql`, `)})`;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export const ROWS_A_BATCH = 1000;

/** Deletes the rows matching `over` in small transactions, so that other writers get their turn. */
export async function dropInBatches(
  store: Pick<Store, "tx">,
  name: keyof Db["t"] & string,
  over: (db: Db) => SQL,
): Promise<void> {
  let dropped: unknown[];
  do {
    dropped = await store.tx((db) => {
      const table = db.t[name as "users"];
      const key = sql.join(
        (tableFacts()[name]?.key ?? []).map((column) => table[column as "id"]),
        sql`, `,
      );
      const batch = sql`select ${key} from ${table} where ${over(db)} limit ${ROWS_A_BATCH}`;
      return db.delete(table).where(sql`(${key}) in (${batch})`).returning({ one: sql`1` });
    });
    await new Promise((resolve) => setImmediate(resolve));
  } while (dropped.length === ROWS_A_BATCH);
}

/** Gives a new person the row that triggers change from then on; nothing is stored for later of a person without one. */
export async function startVersion(db: Db, userId: string): Promise<void> {
  await db
    .insert(db.t.user_version)
    .values({ user_id: userId, version: randomBytes(12).toString("hex") })
    .onConflictDoNothing();
}
