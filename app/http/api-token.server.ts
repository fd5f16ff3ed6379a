import { and, asc, eq, gt, isNull, lt, lte, or } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import { prepared } from "~/db/prepared";
import type { Db, Store } from "~/db/store";
import { newToken, type TokenKey, tokenKey } from "~/platform/secret-token.server";
import type { TokenScope } from "./token-scope";
import { type ViewerRow, viewerColumns } from "./viewer-columns";

const PREFIX = "pp_";
export const API_TOKENS_MAX = 20;

type NewToken = { id: string; name: string; scope: TokenScope; expiresAt: number | null };
export type ApiToken = NewToken & { createdAt: number; lastUsedAt: number | null };
type Made = { ok: true; token: string } | { ok: false; reason: "too-many" | "made-before" };

/** Creates a personal API token, shown once: the table stores its hash. Idempotent by `id`; expired ones are deleted. */
export async function makeApiToken(
  store: Store,
  userId: string,
  { id, name, scope, expiresAt }: NewToken,
  now: number,
): Promise<Made> {
  const { value, hash } = newToken(userId);
  return store.tx(async (db) => {
    await lockUser(db, userId);
    const { api_token: token } = db.t;
    await db.delete(token).where(and(eq(token.user_id, userId), lte(token.expires_at, now)));
    const existing = await db.select({ id: token.id }).from(token).where(eq(token.user_id, userId));
    if (existing.some((row) => row.id === id)) return { ok: false, reason: "made-before" };
    if (existing.length >= API_TOKENS_MAX) return { ok: false, reason: "too-many" };
    const shown = { id, name, scope, expires_at: expiresAt };
    await db.insert(token).values({ user_id: userId, ...shown, token_hash: hash, created_at: now });
    return { ok: true, token: PREFIX + value };
  });
}

export async function apiTokensOf(db: Db, userId: string): Promise<ApiToken[]> {
  const { api_token: token } = db.t;
  const rows = await db
    .select()
    .from(token)
    .where(eq(token.user_id, userId))
    .orderBy(asc(token.created_at), asc(token.id));
  return rows.map(({ id, name, scope, expires_at, created_at, last_used_at }) => ({
    id,
    name,
    scope,
    expiresAt: expires_at,
    createdAt: created_at,
    lastUsedAt: latest(used.get(`${userId} ${id}`)?.at, last_used_at),
  }));
}

/** Another process may have seen a later use. */
const latest = (seen = 0, stored: number | null) => Math.max(seen, stored ?? 0) || null;

export async function revokeApiToken(store: Store, userId: string, id: string): Promise<boolean> {
  return store.tx(async (db) => {
    const { api_token: token } = db.t;
    const gone = await db
      .delete(token)
      .where(and(eq(token.user_id, userId), eq(token.id, id)))
      .returning({ id: token.id });
    return gone.length > 0;
  });
}

export const isApiToken = (value: string): boolean => value.startsWith(PREFIX);

/** The owner of a personal token that has not expired, its id and scope; marks it as used. */
export async function apiTokenPerson(
  db: Db,
  value: string,
  now: number,
): Promise<(ViewerRow & { tokenId: string; scope: TokenScope }) | undefined> {
  const key = isApiToken(value) && tokenKey(value.slice(PREFIX.length));
  if (!key) return undefined;
  const [owner] = await ofToken(db, { ...key, now });
  if (owner) used.set(`${key.userId} ${owner.tokenId}`, { userId: key.userId, id: owner.tokenId, at: now });
  return owner;
}

const ofToken = prepared((db, { userId, hash, now }: TokenKey & { now: number }) => {
  const { api_token: token, users, user_info: info, user_version } = db.t;
  const live = or(isNull(token.expires_at), gt(token.expires_at, now));
  return db
    .select({ ...viewerColumns(db), tokenId: token.id, scope: token.scope })
    .from(token)
    .innerJoin(users, eq(users.id, token.user_id))
    .leftJoin(info, eq(info.user_id, token.user_id))
    .leftJoin(user_version, eq(user_version.user_id, token.user_id))
    .where(and(eq(token.user_id, userId), eq(token.token_hash, hash), live));
});

// A GET never writes: uses wait here for the minute's write.
const used = new Map<string, { userId: string; id: string; at: number }>();

export async function keepApiTokenUses(store: Store): Promise<void> {
  const uses = [...used.entries()];
  if (uses.length === 0) return;
  await store.tx(async (db) => {
    const { api_token: token } = db.t;
    for (const [, { userId, id, at }] of uses) {
      const older = or(isNull(token.last_used_at), lt(token.last_used_at, at));
      await db
        .update(token)
        .set({ last_used_at: at })
        .where(and(eq(token.user_id, userId), eq(token.id, id), older));
    }
  });
  for (const [key, use] of uses) if (used.get(key) === use) used.delete(key);
}
