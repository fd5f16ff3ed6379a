import { beforeEach, describe, expect, it } from "vitest";
import { openStore } from "~/db/open.server";
import type { Store } from "~/db/store";
import { testDatabase } from "../../tests/support/store";
import { bucketOf, dropOldCounts, givePoints, takePoints } from "./rate-limit.server";

const NOW = Date.UTC(2026, 10, 21);
const RULE = { name: "try", points: 5, perMs: 60_000 };
const WIDE = { name: "wide", points: 8, perMs: 60_000 };
const SECRET = "s".repeat(32);
const bucket = (by: string, rule = RULE) => bucketOf(SECRET, rule, by);

let store: Store;
let databaseUrl: string;
let dataDir: string;
beforeEach(async () => {
  ({ store, databaseUrl, dataDir } = await testDatabase());
});

const take = async (by: string, now = NOW) => (await takePoints(store, [bucket(by)], now))?.waitMs ?? 0;

describe("a bucket", () => {
  it("has its points until its time is over, then has them anew", async () => {
    for (let i = 0; i < 5; i++) expect(await take("ann", NOW + i)).toBe(0);
    expect(await take("ann", NOW + 10_000)).toBe(50_000);
    expect(await take("bob", NOW + 10_000)).toBe(0);
    expect(await take("ann", NOW + 59_999)).toBe(1);
    expect(await take("ann", NOW + 60_000)).toBe(0);
  });

  it("is the same for all processes, also when all ask at once", async () => {
    const other = await openStore({ databaseUrl, dataDir });
    const both = [store, other];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => takePoints(both[i % 2] ?? store, [bucket("ann")], NOW)),
    );
    await other.close();
    expect(answers.filter((refused) => refused === undefined)).toHaveLength(5);
  });

  it("after an empty one takes nothing from the next", async () => {
    for (let i = 0; i < 20; i++) await takePoints(store, [bucket("ann"), bucket("x", WIDE)], NOW);
    const refused = await takePoints(store, [bucket("x", WIDE), bucket("ann")], NOW);
    expect(refused).toEqual({ empty: RULE, waitMs: 60_000 });
  });

  it("takes refunds, never beyond its size", async () => {
    for (let i = 0; i < 6; i++) await take("ann");
    await givePoints(store, { reset: [], refund: [bucket("ann"), bucket("bob")] }, NOW);
    expect(await take("ann")).toBeGreaterThan(0);
    await givePoints(store, { reset: [bucket("ann")], refund: [] }, NOW);
    for (let i = 0; i < 5; i++) expect(await take("ann")).toBe(0);
    for (let i = 0; i < 5; i++) expect(await take("bob")).toBe(0);
    expect(await take("bob")).toBeGreaterThan(0);
  });

  it("stands in the database without a name, and leaves it when its time is over", async () => {
    await take("ann@example.org\n203.0.113.9");
    await take("bob", NOW + 30_000);
    const rows = () => store.read.select().from(store.read.t.rate_limit);
    expect(JSON.stringify(await rows())).not.toMatch(/ann|203\.0|try/);
    await dropOldCounts(store, NOW + 60_000);
    expect(await rows()).toHaveLength(1);
  });

  it("opens nothing while the database is down", async () => {
    await store.close();
    await expect(take("ann")).rejects.toThrow();
  });
});
