import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { testStore } from "../../../tests/support/store";
import type { LinkPurpose } from "./mail-kind";
import { endOlderTokens, makeToken, spendToken, TOKEN_LIFE_MS, tokenOwner } from "./mailer.server";

const NOW = Date.UTC(2026, 10, 21);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let store: Store;
beforeEach(async () => {
  store = await testStore();
});

const make = (userId = "ann", purpose: LinkPurpose = "recovery", now = NOW) =>
  store.tx((db) => makeToken(db, { userId, purpose }, now));
const use = (value: unknown, purpose: LinkPurpose = "recovery", now = NOW) =>
  store.tx((db) => spendToken(db, value, purpose, now));
const owner = (value: unknown, purpose: LinkPurpose = "recovery", now = NOW) =>
  tokenOwner(store.read, value, purpose, now);
const rows = () => store.read.select().from(store.read.t.mail_token);

describe("a mail token", () => {
  it("holds the user's id and 256 bits, of which only a hash is stored", async () => {
    const tokens = await Promise.all(Array.from({ length: 50 }, () => make()));
    expect(new Set(tokens).size).toBe(50);
    const stored = JSON.stringify(await rows());
    for (const token of tokens) {
      const [userId, secret = ""] = token.split(".");
      expect(userId).toBe("ann");
      expect(Buffer.from(secret, "base64url")).toHaveLength(32);
      expect(stored).not.toContain(secret);
    }
  });

  it("can be viewed any number of times and used once", async () => {
    const token = await make();
    for (let i = 0; i < 3; i++) expect(await owner(token)).toBe("ann");
    expect(await use(token)).toBe("ann");
    expect(await use(token)).toBeUndefined();
    expect(await owner(token)).toBeUndefined();
  });

  it("is used once by fifty at a time", async () => {
    const token = await make();
    const all = await Promise.all(Array.from({ length: 50 }, () => use(token)));
    expect(all.filter(Boolean)).toEqual(["ann"]);
  });

  it.each([
    ["recovery", 30 * MINUTE_MS],
    ["confirm", 24 * HOUR_MS],
  ] as const)("to %s lasts %i ms", async (purpose, life) => {
    expect(TOKEN_LIFE_MS[purpose]).toBe(life);
    const token = await make("ann", purpose);
    expect(await owner(token, purpose, NOW + life - 1000)).toBe("ann");
    expect(await owner(token, purpose, NOW + life)).toBeUndefined();
    expect(await use(token, purpose, NOW + life)).toBeUndefined();
    expect(await use(token, purpose, NOW + life - 1000)).toBe("ann");
  });

  it("is good for its own purpose only", async () => {
    const token = await make("ann", "confirm");
    expect(await owner(token, "recovery")).toBeUndefined();
    expect(await use(token, "recovery")).toBeUndefined();
    expect(await use(token, "confirm")).toBe("ann");
  });

  it("opens nothing for another person, and garbage opens nothing", async () => {
    const token = await make();
    const secret = token.split(".")[1] ?? "";
    const forged = [
      `ben.${secret}`,
      secret,
      `.${secret}`,
      `ann.${secret}x`,
      `ann.x.${secret}`,
      "",
      null,
      1,
      {},
    ];
    for (const value of forged) {
      expect(await owner(value), String(value)).toBeUndefined();
      expect(await use(value), String(value)).toBeUndefined();
    }
    const [row] = await rows();
    expect(await use(`ann.${row?.token_hash}`)).toBeUndefined();
    expect(await use(token)).toBe("ann");
  });

  it("ends when a newer one has reached its reader, unless it is for something else", async () => {
    const [old, other, ben] = [await make(), await make("ann", "confirm"), await make("ben")];
    const later = NOW + MINUTE_MS;
    const fresh = await make("ann", "recovery", later);
    expect(await owner(old, "recovery", later)).toBe("ann");
    await store.tx((db) => endOlderTokens(db, { userId: "ann", purpose: "recovery" }, later));
    expect(await owner(old, "recovery", later)).toBeUndefined();
    expect(await owner(fresh, "recovery", later)).toBe("ann");
    expect(await owner(other, "confirm", later)).toBe("ann");
    expect(await owner(ben, "recovery", later)).toBe("ben");
  });

  it("is forgotten an hour after it ended, when its owner gets another", async () => {
    await make();
    await make("ann", "recovery", NOW + 30 * MINUTE_MS + HOUR_MS);
    expect(await rows()).toHaveLength(2);
    await make("ann", "recovery", NOW + 30 * MINUTE_MS + HOUR_MS + 1);
    expect(await rows()).toHaveLength(2);
  });
});
