import { and, eq, inArray, max } from "drizzle-orm";
import { z } from "zod";
import { NOT_EXPORTED, type Row, userTables } from "~/db/contents";
import { lockUser, rowsOf } from "~/db/rows.server";
import type { Db, Store } from "~/db/store";
import { perNutrient, roundTenth } from "~/features/nutrition/amounts";
import { PLAIN_COOKIES, type PlainCookie, setPlainCookie } from "~/http/plain-cookie";
import type { Blobs } from "~/platform/files.server";

/** The password is read only long after the log-in. */
export const deleteAccountSchema = z.object({
  confirm: z.literal("yes"),
  currentPassword: z.string().optional(),
});

/**
 * Deletes an account: every row in one transaction, then its files, then what both left in the database's log.
 * Once the rows are gone the account is; what fails after that is given back, for the operator to hear of.
 */
export async function deleteAccount(store: Store, files: Blobs[], userId: string): Promise<unknown[]> {
  await store.tx((db) => deleteRows(db, userId));
  const rest = await Promise.allSettled([...files.map((folder) => folder.removeOf(userId)), store.scrub()]);
  return rest.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
}

/** The user's row is taken first and leaves last: nobody adds rows to the others meanwhile. */
async function deleteRows(db: Db, userId: string) {
  await lockUser(db, userId);
  const { users, house_member: member, proposal } = db.t;
  const mine = eq(member.user_id, userId);
  const house = db.select({ id: member.house_id }).from(member).where(mine);
  const people = db.select({ id: member.user_id }).from(member).where(inArray(member.house_id, house));
  const asMember = db.select({ id: member.member_id }).from(member).where(mine);
  const sent = and(inArray(proposal.user_id, people), inArray(proposal.from_member, asMember));
  await db.delete(proposal).where(sent);
  // Waits for who sends them something at this moment.
  await db.delete(member).where(mine);
  // Backwards: what a row brings about stands in a later table, such as a mail and its token in an earlier one.
  for (const table of Object.values(userTables(db.t)).reverse())
    await db.delete(table).where(eq(table.user_id, userId));
  await db.delete(users).where(eq(users.id, userId));
}

export const exportedTables = (db: Db): string[] =>
  ["users", ...Object.keys(userTables(db.t))].filter((name) => !Object.hasOwn(NOT_EXPORTED, name));

/** One person's rows of a table in pages, without hashes of passwords and secrets. */
export async function* exportedRows(db: Db, table: string, userId: string): AsyncGenerator<Row[]> {
  for await (const rows of rowsOf(db, table, userId)) yield rows.map((row) => withoutSecrets(table, row));
}

/** With these, others could send notifications to a browser. */
const PUSH_SECRETS = ["endpoint", "public_key", "auth"];
export const isSecret = (column: string) =>
  column === "secret" || column.endsWith("_hash") || PUSH_SECRETS.includes(column);

function withoutSecrets(table: string, row: Row): Row {
  const shown = Object.entries(row).filter(([column]) => !isSecret(column));
  return Object.fromEntries(table === "avatars" ? shown.filter(([column]) => column !== "user_id") : shown);
}

/** All rows of one person, by table, without hashes of passwords and secrets. */
export async function everythingOf(db: Db, userId: string): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const table of exportedTables(db)) {
    const rows: Row[] = [];
    for await (const page of exportedRows(db, table, userId)) rows.push(...page);
    found[table] = rows;
  }
  return found;
}

/** Adds to an answer what makes the browser forget the account: its cookies, stored keys and cached pages. */
export function forgetBrowser(headers: Headers): Headers {
  for (const name of Object.keys(PLAIN_COOKIES) as PlainCookie[])
    headers.append("Set-Cookie", setPlainCookie(name, ""));
  // Not "cookies": that would take the toast along.
  headers.set("Clear-Site-Data", '"cache", "storage"');
  return headers;
}

type ListedUser = {
  id: string;
  email: string;
  /** Instants in ms. */
  createdAt: number;
  confirmedAt: number | null;
  /** When a session of theirs was last in use; null without one. */
  seenAt: number | null;
};

export async function userList(db: Db): Promise<ListedUser[]> {
  const { users, session } = db.t;
  return db
    .select({
      id: users.id,
      email: users.email,
      createdAt: users.created_at,
      confirmedAt: users.email_confirmed_at,
      seenAt: max(session.last_seen_at),
    })
    .from(users)
    .leftJoin(session, eq(session.user_id, users.id))
    .groupBy(users.id)
    .orderBy(users.email);
}

type Table = { name: string; rows: Row[] };

/**
 * The tables of an export that only has the sums of what was collected, with each day's grams, and with those of the
 * first day in place of the sum, or an even share of it where that day is gone. Others stay as they are.
 */
export function gramsByDay(tables: Table[]): Table[] {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? [];
  const [completions, records] = [rowsOf("puzzle_completion"), rowsOf("user_collection")];
  if (completions.some((row) => "carbs" in row)) return tables;
  const days = new Map(rowsOf("daily_home_data").map((row) => [row.date, gramsOf(row)]));
  const once = new Map(
    records.filter(({ count }) => count === 1).map((row) => [row.puzzle_name, gramsOf(row)]),
  );
  const changed: Record<string, Row[]> = {
    puzzle_completion: completions.map((row) => ({
      ...row,
      ...(once.get(row.puzzle_name) ?? days.get(row.date)),
    })),
    user_collection: records.map((row) => {
      const first = completions
        .filter(({ puzzle_name }) => puzzle_name === row.puzzle_name)
        .sort((one, other) => Number(one.completed_at) - Number(other.completed_at))[0];
      return Number(row.count) > 1 ? { ...row, ...(days.get(first?.date) ?? shareOf(row)) } : row;
    }),
  };
  return tables.map(({ name, rows }) => ({ name, rows: changed[name] ?? rows }));
}

const gramsOf = (row: Row) => perNutrient((nutrient) => row[nutrient]);

const shareOf = (row: Row) =>
  perNutrient((nutrient) => roundTenth(Number(row[nutrient]) / Number(row.count)));
