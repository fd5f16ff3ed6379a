import { randomBytes } from "node:crypto";
import { eq, or } from "drizzle-orm";
import { z } from "zod";
import { type ColumnKind, type Row, tableFacts } from "~/db/contents";
import { startVersion } from "~/db/rows.server";
import { type Db, isUniqueViolation, type Store } from "~/db/store";
import { userByEmail } from "~/features/access/account.server";
import { isEmail, normalEmail } from "~/features/access/credentials";
import { hashPassword } from "~/features/access/password/password.server";
import { avatarPicture, newAvatarName, storeAvatar } from "~/features/account/picture/avatar.server";
import { sha256 } from "~/platform/crypto.server";
import { OperatorError } from "~/platform/operator-error";
import { gramsByDay } from "./data.server";

const schema = z.object({
  users: z.array(z.object({ id: z.string(), email: z.string() }).catchall(z.json())).length(1),
  avatars: z
    .array(z.object({ name: z.string(), jpeg: z.base64() }))
    .max(1)
    .optional(),
});

const ROWS_AT_ONCE = 200;
/** As a cookie may carry it, and a file be named by it. */
const ID = /^[\w-]{1,64}$/;

/** Mails and events that wait are the former server's to send; pictures are decoded and made anew; a file proves no sign-in. */
const NOT_AS_ROWS = [
  "outbox",
  "avatars",
  "user_version",
  "user_identity",
  "passkey",
  "webhook",
  "webhook_delivery",
  "house_member",
  "pot_portion",
];

type Moved = { userId: string; email: string; rows: number };

/** Makes an account, without a password, of what `everythingOf` gave on another server. Ids stay where they are free. Throws OperatorError; nothing is there then. */
export async function importUser(store: Store, given: unknown, now: number): Promise<Moved> {
  const { data, error } = schema.safeParse(given);
  if (error) throw new OperatorError("This file isn't an export of a Pixelplate account.");
  const [user] = data.users;
  if (!user || !isEmail(user.email))
    throw new OperatorError("The account in this file has no e-mail address.");
  const taken = new OperatorError(`An account with the address ${user.email} already exists.`);
  if (await userByEmail(store.read, user.email)) throw taken;
  const password_hash = await hashPassword(randomBytes(32).toString("base64url"), { key: user.email });
  const tables = gramsByDay(movable(given as Record<string, unknown>, user.id));

  const userId = await freeId(store.read, user.id);
  const picture = data.avatars?.[0];
  const avatar = picture ? newAvatarName(userId, now) : null;
  const jpeg =
    picture &&
    (await avatarPicture(userId, Buffer.from(picture.jpeg, "base64"), { zoom: 1 }).catch(refusePicture));
  try {
    await store.tx(async (db) => {
      const share_id = await freeShareId(db, String(user.share_id ?? userId), userId);
      const owner = { ...user, id: userId, share_id, email: normalEmail(user.email), password_hash };
      await db.insert(db.t.users).values(checked("users", [owner])[0] as typeof db.t.users.$inferInsert);
      await startVersion(db, userId);
      if (avatar && jpeg) await storeAvatar(db, userId, { name: avatar, jpeg });
      for (const { name, rows } of tables) {
        const theirs = rows.map((row) => ({
          ...row,
          user_id: userId,
          ...(name === "user_info" && { avatar }),
        }));
        for (let at = 0; at < theirs.length; at += ROWS_AT_ONCE)
          await db.insert(db.t[name as "food"]).values(theirs.slice(at, at + ROWS_AT_ONCE) as never);
      }
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken : error;
  }
  return { userId, email: user.email, rows: tables.reduce((sum, { rows }) => sum + rows.length, 1) };
}

/** The rows that this version knows how to keep. What proves who somebody is was left out, so those tables are too. */
function movable(given: Record<string, unknown>, userId: string) {
  return Object.values(tableFacts())
    .filter(({ name, columns }) => "user_id" in columns && !NOT_AS_ROWS.includes(name))
    .filter(({ required }) => !required.some(isProof))
    .map(({ name }) => ({ name, rows: checked(name, withHash(given[name] ?? []), userId) }));
}

const isProof = (column: string) => column.endsWith("_hash") && column !== "words_hash";

/** That of confirmed words was left out with those of secrets. */
const withHash = (rows: unknown): unknown =>
  Array.isArray(rows)
    ? rows.map((row) => (typeof row?.words === "string" ? { ...row, words_hash: sha256(row.words) } : row))
    : rows;

/** These rows, if they are of the form that their table has, and all of one user. */
function checked(table: string, rows: unknown, userId?: string): Row[] {
  const { columns = {}, required = [], defaults = [], key = [] } = tableFacts()[table] ?? {};
  const seen = new Set<string>();
  const isRow = (row: unknown): row is Row => {
    if (typeof row !== "object" || row === null || Array.isArray(row)) return false;
    const values = row as Row;
    if (userId !== undefined && values.user_id !== userId) return false;
    const known = Object.entries(values).every(([name, value]) => {
      const kind = Object.hasOwn(columns, name) ? columns[name] : undefined;
      return kind && (value === null ? !required.includes(name) : fits(value, kind));
    });
    const name = JSON.stringify(key.map((column) => values[column]));
    const again = seen.has(name);
    seen.add(name);
    return known && !again && required.every((name) => name in values || defaults.includes(name));
  };
  if (Array.isArray(rows) && rows.every(isRow)) return rows;
  throw new OperatorError(`This file can't be imported: its ${table} rows don't match this version.`);
}

function fits(value: unknown, kind: ColumnKind): boolean {
  if (kind === "text") return typeof value === "string" && value.isWellFormed() && !value.includes("\0");
  if (kind === "integer") return Number.isSafeInteger(value);
  if (kind === "number") return Number.isFinite(value);
  return kind === "json" || typeof value === "boolean";
}

async function freeId(db: Db, id: string): Promise<string> {
  const { users } = db.t;
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, id), eq(users.share_id, id)));
  return taken || !ID.test(id) ? randomBytes(16).toString("hex") : id;
}

async function freeShareId(db: Db, shareId: string, userId: string): Promise<string> {
  const { users } = db.t;
  const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.share_id, shareId));
  return taken || !ID.test(shareId) ? userId : shareId;
}

function refusePicture(error: Error): never {
  throw new OperatorError(`This file can't be imported: its picture can't be read (${error.message}).`);
}
