import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { type TokenKey, tokenKey } from "~/platform/crypto.server";
import { addPeople, testStore } from "../../tests/support/store";
import {
  endSession,
  isLiveSession,
  lifetimes,
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
  startSession,
  touchSession,
} from "./session.server";

const NOW = Date.UTC(2026, 10, 21);
const SECOND_MS = 1000;
const DAY_MS = 24 * 3_600_000;

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
});

const start = async (userId: string, now = NOW, presented?: TokenKey) =>
  tokenKey(await startSession(store, userId, now, presented)) ?? expect.fail("no id of a session");
const live = async (key: TokenKey, now = NOW) =>
  (
    await store.read
      .select()
      .from(store.read.t.session)
      .where(isLiveSession(store.read, key, lifetimes(now)))
  ).length === 1;
const rows = () => store.read.select().from(store.read.t.session);

describe("a session", () => {
  it("gets a new id each time, stored as a hash", async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => startSession(store, "ann", NOW)));
    expect(new Set(ids).size).toBe(50);
    const stored = JSON.stringify(await rows());
    for (const id of ids) expect(stored).not.toContain(id.split(".")[1]);
  });

  it("ends 30 days after it was last seen", async () => {
    expect(SESSION_IDLE_MS).toBe(30 * DAY_MS);
    const key = await start("ann");
    expect(await live(key, NOW + SESSION_IDLE_MS - SECOND_MS)).toBe(true);
    expect(await live(key, NOW + SESSION_IDLE_MS)).toBe(false);
  });

  it("ends 180 days after it began, however often it is seen", async () => {
    expect(SESSION_MAX_MS).toBe(180 * DAY_MS);
    const key = await start("ann");
    for (let day = 1; day <= 179; day++) await touchSession(store, key, NOW, NOW + day * DAY_MS);
    expect(await live(key, NOW + SESSION_MAX_MS - SECOND_MS)).toBe(true);
    expect(await live(key, NOW + SESSION_MAX_MS)).toBe(false);
  });

  it("is written down as seen once a day", async () => {
    const key = await start("ann");
    await touchSession(store, key, NOW, NOW + DAY_MS - 1);
    expect(await rows()).toMatchObject([{ last_seen_at: NOW }]);
    await touchSession(store, key, NOW, NOW + DAY_MS);
    expect(await rows()).toMatchObject([{ last_seen_at: NOW + DAY_MS, created_at: NOW }]);
  });

  it("ends by itself, leaving other sessions alone", async () => {
    const [phone, laptop] = [await start("ann"), await start("ann")];
    await endSession(store, phone);
    expect([await live(phone), await live(laptop)]).toEqual([false, true]);
  });

  it("opens nothing for another person", async () => {
    const key = await start("ann");
    expect(await live({ ...key, userId: "ben" })).toBe(false);
  });
});

describe("startSession", () => {
  it("ends the presented session, also another user's", async () => {
    const old = await start("ann");
    const fresh = await start("ben", NOW, old);
    expect([await live(old), await live(fresh)]).toEqual([false, true]);
  });

  it("removes expired sessions of this user only", async () => {
    await start("ann");
    await start("ben");
    const later = NOW + SESSION_IDLE_MS;
    await start("ann", later);
    expect((await rows()).map(({ user_id, created_at }) => [user_id, created_at]).sort()).toEqual([
      ["ann", later],
      ["ben", NOW],
    ]);
  });
});
