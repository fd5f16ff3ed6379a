import { expect, it } from "vitest";
import { testCaller, testStore } from "../../../tests/support/store";
import { collectPuzzle } from "./collect.server";
import { collectionSeen, hasCollectionNews } from "./collection.server";

const store = await testStore();
const NOW = Date.UTC(2026, 2, 5, 18);
const amounts = { carbs: 200, protein: 150, fats: 65 };
const [ada, bob] = [{ id: "ada" }, { id: "bob" }];

const collect = (puzzleId: string, date: string, now: number) =>
  testCaller(store, ada, now).change((tx) => collectPuzzle(tx, { puzzleId, date, amounts }));
const hasNews = (viewer: { id: string }, cookie = "") =>
  hasCollectionNews(store.read, viewer, new Request("http://x", { headers: { Cookie: cookie } }));

it("a first picture is news to its owner until My Collections was seen in this browser", async () => {
  for (const { id } of [ada, bob])
    await store.tx(async (db) => {
      await db
        .insert(db.t.users)
        .values({ id, email: `${id}@example.org`, password_hash: "-", share_id: id, created_at: NOW });
    });
  expect(await hasNews(ada)).toBe(false);
  await collect("carrot", "2026-03-05", NOW);
  expect([await hasNews(ada), await hasNews(bob)]).toEqual([true, false]);
  expect(await hasNews(ada, collectionSeen(ada, NOW))).toBe(false);
  expect(await hasNews(ada, collectionSeen(bob, NOW))).toBe(true);
  await collect("carrot", "2026-03-06", NOW + 1);
  expect(await hasNews(ada, collectionSeen(ada, NOW))).toBe(false);
  await collect("corn", "2026-03-07", NOW + 2);
  expect(await hasNews(ada, collectionSeen(ada, NOW))).toBe(true);
});
