import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AccountGone, type Store } from "~/db/store";
import { testStore } from "../../tests/support/store";
import {
  ACCESS_MS,
  endAllTokens,
  endTokens,
  FAMILY_MAX_MS,
  REUSE_MS,
  renewTokens,
  sessionOfPair,
  startTokens,
  type TokenPair,
  tokenPerson,
} from "./bearer.server";

const NOW = Date.UTC(2026, 2, 1);
let store: Store;
beforeAll(async () => {
  store = await testStore();
});

let user: string;
let pair: TokenPair;
let people = 0;
beforeEach(async () => {
  user = `user-${people++}`;
  await store.tx(async (db) => {
    const email = `${user}@example.org`;
    const row = { id: user, email, password_hash: "-", share_id: user, created_at: NOW };
    await db.insert(db.t.users).values(row);
  });
  pair = await startTokens(store, user, NOW);
});

const renewed = async (token: unknown, now = NOW) =>
  (await renewTokens(store, token, now)) ?? expect.fail("it was refused");
const opens = async (token: unknown, now = NOW) => (await tokenPerson(store.read, token, now))?.id === user;
const refuses = async (token: unknown, now = NOW) =>
  expect(await renewTokens(store, token, now)).toBeUndefined();

describe("an access token", () => {
  it("stands for its user for an hour", async () => {
    expect(pair.expiresInS).toBe(3600);
    expect(await opens(pair.accessToken, NOW + ACCESS_MS - 1)).toBe(true);
    expect(await opens(pair.accessToken, NOW + ACCESS_MS)).toBe(false);
  });

  it("is stored as a hash only, and has 256 random bits", async () => {
    const rows = JSON.stringify(await store.read.select().from(store.read.t.bearer_token));
    for (const token of [pair.accessToken, pair.refreshToken]) {
      const secret = token.split(".")[1] ?? "";
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(rows).not.toContain(secret);
    }
  });

  it.each([undefined, null, 1, "", "x", "user-0.x", `user-0.${"A".repeat(43)}`])(
    "is not %j",
    async (token) => {
      expect(await opens(token)).toBe(false);
      await refuses(token);
    },
  );

  it("is not a refresh token, nor the other way round", async () => {
    expect(await opens(pair.refreshToken)).toBe(false);
    await refuses(pair.accessToken);
    expect(await opens(pair.accessToken)).toBe(true);
  });
});

describe("a refresh token", () => {
  it("gives a new pair, once", async () => {
    const next = await renewed(pair.refreshToken);
    expect(await opens(next.accessToken)).toBe(true);
    expect(next.refreshToken).not.toBe(pair.refreshToken);
    await refuses(pair.refreshToken);
  });

  it("gives one pair to all who use it at the same moment, and the family lives", async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => renewTokens(store, pair.refreshToken, NOW)),
    );
    const given = all.filter((each) => each !== undefined);
    expect(given).toHaveLength(1);
    expect(await opens(given[0]?.accessToken)).toBe(true);
    await renewed(given[0]?.refreshToken);
  });

  it("used again within ten seconds is refused, and ends nothing", async () => {
    const next = await renewed(pair.refreshToken);
    await refuses(pair.refreshToken, NOW + REUSE_MS);
    expect(await opens(next.accessToken, NOW + REUSE_MS)).toBe(true);
  });

  it("used again later ends its whole family, and no other", async () => {
    const other = await startTokens(store, user, NOW);
    const second = await renewed(pair.refreshToken);
    const third = await renewed(second.refreshToken, NOW + 1000);
    await refuses(pair.refreshToken, NOW + REUSE_MS + 1);
    for (const { accessToken, refreshToken } of [pair, second, third]) {
      expect(await opens(accessToken, NOW + REUSE_MS + 1)).toBe(false);
      await refuses(refreshToken, NOW + REUSE_MS + 1);
    }
    expect(await opens(other.accessToken, NOW + REUSE_MS + 1)).toBe(true);
  });

  it("that was tampered with ends nothing", async () => {
    const end = pair.refreshToken.endsWith("A") ? "B" : "A";
    await refuses(pair.refreshToken.slice(0, -1) + end, NOW + REUSE_MS + 1);
    await renewed(pair.refreshToken);
  });

  it("lasts, however often it is renewed, as long as its family does", async () => {
    let last = pair;
    for (let at = NOW; at < NOW + FAMILY_MAX_MS; at += FAMILY_MAX_MS / 4)
      last = await renewed(last.refreshToken, at);
    const end = NOW + FAMILY_MAX_MS;
    const late = await renewed(last.refreshToken, end - 1000);
    expect(await opens(late.accessToken, end - 1)).toBe(true);
    expect(await opens(late.accessToken, end)).toBe(false);
    await refuses(late.refreshToken, end);
  });
});

describe("a pair as a session", () => {
  const session = (access: unknown, refresh: unknown, now = NOW) =>
    sessionOfPair(store.read, { access, refresh }, now);

  it("is its user's while both live", async () => {
    expect(await session(pair.accessToken, pair.refreshToken)).toBe(user);
    expect(await session(pair.accessToken, pair.refreshToken, NOW + ACCESS_MS)).toBeUndefined();
  });

  it("needs both of one family, each in its place, unused", async () => {
    const other = await startTokens(store, user, NOW);
    expect(await session(pair.accessToken, other.refreshToken)).toBeUndefined();
    expect(await session(pair.refreshToken, pair.accessToken)).toBeUndefined();
    expect(await session(pair.accessToken, undefined)).toBeUndefined();
    expect(await session(null, pair.refreshToken)).toBeUndefined();
    await renewed(pair.refreshToken);
    expect(await session(pair.accessToken, pair.refreshToken)).toBeUndefined();
  });
});

describe("ending", () => {
  it("one log-in leaves the others", async () => {
    const other = await startTokens(store, user, NOW);
    const next = await renewed(pair.refreshToken);
    await endTokens(store, next.accessToken, NOW);
    for (const token of [pair.accessToken, next.accessToken]) expect(await opens(token)).toBe(false);
    await refuses(next.refreshToken);
    expect(await opens(other.accessToken)).toBe(true);
  });

  it("all leaves those of other people", async () => {
    const mine = pair;
    await store.tx((db) => endAllTokens(db, user));
    expect(await opens(mine.accessToken)).toBe(false);
    await refuses(mine.refreshToken);
  });

  it("an account ends its tokens, and makes no more", async () => {
    await store.tx(async (db) => {
      const { eq } = await import("drizzle-orm");
      await db.delete(db.t.users).where(eq(db.t.users.id, user));
    });
    expect(await opens(pair.accessToken)).toBe(false);
    const gone = (work: Promise<unknown>) => expect(work).rejects.toThrow(AccountGone);
    await gone(renewTokens(store, pair.refreshToken, NOW));
    await gone(startTokens(store, user, NOW));
  });
});
