import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AccountGone, type Store } from "~/db/store";
import { addPeople, testCaller, testStore } from "../../tests/support/store";
import {
  API_TOKENS_MAX,
  apiTokenPerson,
  apiTokensOf,
  endAllTokens,
  keepApiTokenUses,
  makeApiToken,
  revokeApiToken,
  type TokenScope,
} from "./bearer.server";

const NOW = Date.UTC(2026, 10, 21);
let store: Store;
beforeAll(async () => {
  store = await testStore();
});

let user: string;
let people = 0;
beforeEach(async () => {
  user = `user${people++}`;
  await addPeople(store, user);
});

const FOR_EVER = { scope: "all", expiresAt: null } as const;

async function make(id = "one", more: Partial<{ scope: TokenScope; expiresAt: number }> = {}) {
  const made = await makeApiToken(testCaller(store, { id: user }, NOW), {
    id,
    name: "Scale",
    ...FOR_EVER,
    ...more,
  });
  return made.ok ? made.token : expect.fail(made.reason);
}
const opens = async (token: string, now = NOW) => (await apiTokenPerson(store.read, token, now))?.id === user;

describe("a personal token", () => {
  it("stands for its person, until it is revoked", async () => {
    const [token, other] = [await make(), await make("two")];
    expect(token).toMatch(/^pp_user\d+\.[\w-]{43}$/);
    expect(await opens(token, NOW + 1e12)).toBe(true);
    expect(await revokeApiToken(store, user, "one")).toBe(true);
    expect(await revokeApiToken(store, user, "one")).toBe(false);
    expect(await opens(token)).toBe(false);
    expect(await opens(other)).toBe(true);
  });

  it("opens nothing from its end on, and makes room for another then", async () => {
    const expiresAt = NOW + 1000;
    const token = await make("short", { expiresAt, scope: "read" });
    expect(await opens(token, expiresAt - 1)).toBe(true);
    expect(await opens(token, expiresAt)).toBe(false);
    const shown = async () => (await apiTokensOf(store.read, user)).map(({ id, scope }) => [id, scope]);
    expect(await shown()).toEqual([["short", "read"]]);
    const later = { id: "later", name: "Later", ...FOR_EVER };
    expect((await makeApiToken(testCaller(store, { id: user }, expiresAt), later)).ok).toBe(true);
    expect(await shown()).toEqual([["later", "all"]]);
  });

  it("is stored as a hash only, and tampered with opens nothing", async () => {
    const token = await make();
    const rows = JSON.stringify(await store.read.select().from(store.read.t.api_token));
    expect(rows).not.toContain(token.split(".")[1]);
    const end = token.endsWith("A") ? "B" : "A";
    for (const bad of [
      token.slice(3),
      token.slice(0, -1) + end,
      `${token}x`,
      "pp_",
      "pp_.",
      `pp_${token}`,
      "",
    ])
      expect(await opens(bad), bad).toBe(false);
  });

  it("of one person is nothing that another can revoke", async () => {
    const token = await make();
    await addPeople(store, `${user}-b`);
    expect(await revokeApiToken(store, `${user}-b`, "one")).toBe(false);
    expect(await opens(token)).toBe(true);
  });

  it("is made once for a form that is sent twice, also at once", async () => {
    const twice = await Promise.all(
      Array.from({ length: 5 }, () =>
        makeApiToken(testCaller(store, { id: user }, NOW), { id: "same", name: "Scale", ...FOR_EVER }),
      ),
    );
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await apiTokensOf(store.read, user)).toHaveLength(1);
  });

  it("is one of twenty at most, however many are requested at once", async () => {
    const requests = Array.from({ length: 25 }, (_, i) =>
      makeApiToken(testCaller(store, { id: user }, NOW + i), {
        id: `id-${i}`,
        name: `Token ${i}`,
        ...FOR_EVER,
      }),
    );
    const made = await Promise.all(requests);
    expect(made.filter(({ ok }) => ok)).toHaveLength(API_TOKENS_MAX);
    expect(made.filter((one) => !one.ok && one.reason === "too-many")).toHaveLength(5);
    await revokeApiToken(store, user, (await apiTokensOf(store.read, user))[0]?.id ?? "");
    expect(
      (await makeApiToken(testCaller(store, { id: user }, NOW), { id: "new", name: "New", ...FOR_EVER })).ok,
    ).toBe(true);
  });

  it("records its last use, in this process at once and in the database later", async () => {
    const token = await make();
    const lastUsed = async () => (await apiTokensOf(store.read, user))[0]?.lastUsedAt;
    const stored = async () => {
      const rows = await store.read.select().from(store.read.t.api_token);
      return rows.find((row) => row.user_id === user)?.last_used_at;
    };
    expect(await lastUsed()).toBeNull();
    await opens(token, NOW + 5000);
    expect(await lastUsed()).toBe(NOW + 5000);
    expect(await stored()).toBeNull();
    await keepApiTokenUses(store);
    expect(await stored()).toBe(NOW + 5000);
    expect(await lastUsed()).toBe(NOW + 5000);
    await keepApiTokenUses(store);
  });

  it("shows the later use that another process has stored, and leaves it", async () => {
    const token = await make();
    await opens(token, NOW + 5000);
    const later = { last_used_at: NOW + 9000 };
    await store.tx((db) => db.update(db.t.api_token).set(later).where(eq(db.t.api_token.user_id, user)));
    const lastUsed = async () => (await apiTokensOf(store.read, user)).map((each) => each.lastUsedAt);
    expect(await lastUsed()).toContain(NOW + 9000);
    await keepApiTokenUses(store);
    expect(await lastUsed()).toContain(NOW + 9000);
  });

  it("is revoked with all others when the password changes, and is not issued to a deleted user", async () => {
    const token = await make();
    await store.tx((db) => endAllTokens(db, user));
    expect(await opens(token)).toBe(false);
    await expect(
      makeApiToken(testCaller(store, { id: "nobody" }, NOW), { id: "x", name: "x", ...FOR_EVER }),
    ).rejects.toThrow(AccountGone);
  });
});
