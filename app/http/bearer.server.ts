import { randomBytes } from "node:crypto";
import { and, asc, eq, gt, isNull, lt, lte, or } from "drizzle-orm";
import { dropInBatches, lockUser } from "~/db/rows.server";
import { type Db, prepared, type Store } from "~/db/store";
import { newToken, type TokenKey, tokenKey } from "~/platform/crypto.server";
import type { Caller } from "./caller.server";
import { type ViewerRow, viewerColumns } from "./session.server";

export const ACCESS_MS = 3_600_000;
export const FAMILY_MAX_MS = 30 * 24 * 3_600_000;
/** Two tabs may refresh at once: reuse within this time is refused without ending the family. */
export const REUSE_MS = 10_000;

export type TokenPair = { accessToken: string; refreshToken: string; expiresInS: number };

export async function startTokens(store: Store, userId: string, now: number): Promise<TokenPair> {
  const familyId = randomBytes(16).toString("base64url");
  const pair = newPair(userId);
  return store.tx(async (db) => {
    await lockUser(db, userId);
    const { bearer_token: token } = db.t;
    await db.delete(token).where(and(eq(token.user_id, userId), lte(token.expires_at, now)));
    return keep(db, pair, { familyId, expiresAt: now + FAMILY_MAX_MS }, now);
  });
}

/** Exchanges a refresh token, once. Later reuse ends its whole family. */
export async function renewTokens(store: Store, value: unknown, now: number): Promise<TokenPair | undefined> {
  const key = tokenKey(value);
  if (!key) return undefined;
  const pair = newPair(key.userId);
  return store.tx(async (db) => {
    await lockUser(db, key.userId);
    const { bearer_token: token } = db.t;
    const presented = isLive(db, key, "refresh", now);
    const [used] = await db
      .update(token)
      .set({ used_at: now })
      .where(and(presented, isNull(token.used_at)))
      .returning({ familyId: token.family_id, expiresAt: token.expires_at });
    if (used) return keep(db, pair, used, now);
    const [reused] = await db.select().from(token).where(presented);
    if (reused?.used_at != null && now - reused.used_at > REUSE_MS)
      await db.delete(token).where(and(eq(token.user_id, key.userId), eq(token.family_id, reused.family_id)));
    return undefined;
  });
}

export async function tokenPerson(db: Db, value: unknown, now: number): Promise<ViewerRow | undefined> {
  const key = tokenKey(value);
  if (!key) return undefined;
  const [person] = await ofToken(db, { ...key, now });
  return person;
}

const ofToken = prepared((db, key: TokenKey & { now: number }) => {
  const { bearer_token: token, users, user_info: info, user_version } = db.t;
  return db
    .select(viewerColumns(db))
    .from(token)
    .innerJoin(users, eq(users.id, token.user_id))
    .leftJoin(info, eq(info.user_id, token.user_id))
    .leftJoin(user_version, eq(user_version.user_id, token.user_id))
    .where(isLive(db, key, "access", key.now));
});

/** The user of this access and refresh token, if both are valid and of one family. */
export async function sessionOfPair(
  db: Db,
  { access, refresh }: { access: unknown; refresh: unknown },
  now: number,
): Promise<string | undefined> {
  const { bearer_token: token } = db.t;
  const familyOf = async (value: unknown, kind: Kind) => {
    const key = tokenKey(value);
    if (!key) return undefined;
    const [row] = await db
      .select({ familyId: token.family_id })
      .from(token)
      .where(and(isLive(db, key, kind, now), isNull(token.used_at)));
    return row && { ...row, userId: key.userId };
  };
  const [accessRow, refreshRow] = [await familyOf(access, "access"), await familyOf(refresh, "refresh")];
  return accessRow && accessRow.familyId === refreshRow?.familyId ? accessRow.userId : undefined;
}

export async function endTokens(store: Store, value: unknown, now: number): Promise<void> {
  const key = tokenKey(value);
  if (!key) return;
  await store.tx(async (db) => {
    await lockUser(db, key.userId);
    const { bearer_token: token } = db.t;
    const [row] = await db
      .select()
      .from(token)
      .where(isLive(db, key, "access", now));
    if (row)
      await db.delete(token).where(and(eq(token.user_id, key.userId), eq(token.family_id, row.family_id)));
  });
}

export async function endAllTokens(db: Db, userId: string): Promise<void> {
  for (const token of [db.t.bearer_token, db.t.api_token])
    await db.delete(token).where(eq(token.user_id, userId));
}

export async function dropOldTokens(store: Store, now: number): Promise<void> {
  await dropInBatches(store, "bearer_token", ({ t }) => lte(t.bearer_token.expires_at, now));
}

type Kind = "access" | "refresh";
type Made = ReturnType<typeof newPair>;

const newPair = (userId: string) => ({ access: newToken(userId), refresh: newToken(userId) });

async function keep(
  db: Db,
  { access, refresh }: Made,
  { familyId, expiresAt }: { familyId: string; expiresAt: number },
  now: number,
): Promise<TokenPair> {
  const row = ({ userId, hash }: TokenKey, kind: Kind, expires_at: number) => ({
    user_id: userId,
    token_hash: hash,
    kind,
    family_id: familyId,
    expires_at,
    created_at: now,
  });
  await db
    .insert(db.t.bearer_token)
    .values([
      row(access, "access", Math.min(now + ACCESS_MS, expiresAt)),
      row(refresh, "refresh", expiresAt),
    ]);
  return { accessToken: access.value, refreshToken: refresh.value, expiresInS: ACCESS_MS / 1000 };
}

function isLive({ t: { bearer_token: token } }: Db, { userId, hash }: TokenKey, kind: Kind, now: number) {
  const named = and(eq(token.user_id, userId), eq(token.token_hash, hash));
  return and(named, eq(token.kind, kind), gt(token.expires_at, now));
}

export const TOKEN_SCOPES = ["read", "propose", "log", "export", "all"] as const;

/** What a personal token may do: read everything, also propose food, log food and weight without reading days, save exports, or all of it and settings too. */
export type TokenScope = (typeof TOKEN_SCOPES)[number];

const PREFIX = "pp_";
export const API_TOKENS_MAX = 20;

type NewToken = { id: string; name: string; scope: TokenScope; expiresAt: number | null };
export type ApiToken = NewToken & { createdAt: number; lastUsedAt: number | null };
type ApiTokenMade = { ok: true; token: string } | { ok: false; reason: "too-many" | "made-before" };

/** Creates a personal API token, shown once: the table stores its hash. Idempotent by `id`; expired ones are deleted. */
export async function makeApiToken(
  by: Caller,
  { id, name, scope, expiresAt }: NewToken,
): Promise<ApiTokenMade> {
  const userId = by.viewer.id;
  const { value, hash } = newToken(userId);
  return by.change(async ({ db, now }) => {
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

/** The owner of a personal token that has not expired, its id, name and scope; marks it as used. */
export async function apiTokenPerson(
  db: Db,
  value: string,
  now: number,
): Promise<(ViewerRow & { tokenId: string; tokenName: string; scope: TokenScope }) | undefined> {
  const key = isApiToken(value) && tokenKey(value.slice(PREFIX.length));
  if (!key) return undefined;
  const [owner] = await apiTokenRow(db, { ...key, now });
  if (owner) used.set(`${key.userId} ${owner.tokenId}`, { userId: key.userId, id: owner.tokenId, at: now });
  return owner;
}

const apiTokenRow = prepared((db, { userId, hash, now }: TokenKey & { now: number }) => {
  const { api_token: token, users, user_info: info, user_version } = db.t;
  const live = or(isNull(token.expires_at), gt(token.expires_at, now));
  return db
    .select({ ...viewerColumns(db), tokenId: token.id, tokenName: token.name, scope: token.scope })
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
