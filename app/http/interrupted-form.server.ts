import { and, asc, count, eq, gt, inArray, lte } from "drizzle-orm";
import { dropInBatches } from "~/db/rows.server";
import type { Db, Store } from "~/db/store";
import { newToken, type TokenKey, tokenKey } from "~/platform/crypto.server";

const LIFE_MS = 3_600_000;
const NOBODY = "nobody";
const EACH_MAX = 5;
/** Of unknown senders; further ones are not saved. */
const NOBODYS_MAX = 300;

type InterruptedForm = {
  userId: string | undefined;
  address: string;
  fields: Record<string, string>;
};

/** Saves typed fields for an hour. Returns their key; undefined without such an account or room. */
export async function saveInterruptedForm(
  store: Store,
  { userId = NOBODY, address, fields }: InterruptedForm,
  now: number,
): Promise<string | undefined> {
  const { value, hash } = newToken(userId);
  return store.tx(async (db) => {
    if (!(await hasPlace(db, userId, now))) return undefined;
    const row = { user_id: userId, key_hash: hash, address, fields, expires_at: now + LIFE_MS };
    await db.insert(db.t.late_form).values(row).onConflictDoNothing();
    return value;
  });
}

async function hasPlace(db: Db, userId: string, now: number): Promise<boolean> {
  const { late_form: form, users } = db.t;
  if (userId === NOBODY) {
    const waiting = and(eq(form.user_id, NOBODY), gt(form.expires_at, now));
    const [counted] = await db.select({ forms: count() }).from(form).where(waiting);
    return (counted?.forms ?? 0) < NOBODYS_MAX;
  }
  const [user] = await db.forUpdate(db.select({ id: users.id }).from(users).where(eq(users.id, userId)));
  if (!user) return false;
  const forms = await db
    .select({ hash: form.key_hash })
    .from(form)
    .where(eq(form.user_id, userId))
    .orderBy(asc(form.expires_at));
  const oldest = forms.slice(0, Math.max(0, forms.length - EACH_MAX + 1)).map(({ hash }) => hash);
  if (oldest.length > 0)
    await db.delete(form).where(and(eq(form.user_id, userId), inArray(form.key_hash, oldest)));
  return true;
}

/** Assigns a form to the person who just logged in, if it is theirs or an unknown sender's. Returns its address. */
export async function claimInterruptedForm(
  store: Store,
  value: unknown,
  userId: string,
  now: number,
): Promise<string | undefined> {
  const key = tokenKey(value);
  if (!key || (key.userId !== userId && key.userId !== NOBODY)) return undefined;
  return store.tx(async (db) => {
    const claimed = await db
      .update(db.t.late_form)
      .set({ user_id: userId })
      .where(isLive(db, key, now))
      .returning({ address: db.t.late_form.address });
    return claimed[0]?.address;
  });
}

export async function interruptedFields(
  db: Db,
  value: unknown,
  userId: string,
  now: number,
): Promise<Record<string, string> | undefined> {
  const key = tokenKey(value);
  if (!key) return undefined;
  const { late_form: form } = db.t;
  const [row] = await db
    .select({ fields: form.fields })
    .from(form)
    .where(isLive(db, { ...key, userId }, now));
  return row?.fields;
}

export async function dropOldInterruptedForms(store: Store, now: number): Promise<void> {
  await dropInBatches(store, "late_form", ({ t }) => lte(t.late_form.expires_at, now));
}

function isLive(db: Db, { userId, hash }: TokenKey, now: number) {
  const { late_form: form } = db.t;
  return and(eq(form.user_id, userId), eq(form.key_hash, hash), gt(form.expires_at, now));
}
