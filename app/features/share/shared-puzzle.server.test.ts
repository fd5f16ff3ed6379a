import { expect, it } from "vitest";
import { collectPuzzle } from "~/features/collection/collect.server";
import { testStore } from "../../../tests/support/test-store";
import { sharedPuzzle } from "./shared-puzzle.server";

const store = await testStore();
const NOW = Date.UTC(2026, 2, 5, 18);
const amounts = { carbs: 200, protein: 150, fats: 65 };

await store.tx(async (db) => {
  const user = (id: string, share_id: string, time_zone: string | null) => ({
    id,
    email: `${id}@example.org`,
    password_hash: "-",
    share_id,
    time_zone,
    created_at: NOW,
  });
  await db.insert(db.t.users).values([user("ada", "link-a", "Asia/Tokyo"), user("bob", "link-b", null)]);
  await collectPuzzle(db, "ada", { puzzleId: "sushi_rice", date: "2026-03-05", amounts, now: NOW });
});

it.each(["sushi_rice", "SUSHI_RICE", "Sushi Rice"])("finds %s by its owner's share id", async (name) => {
  expect(await sharedPuzzle(store.read, "link-a", name)).toMatchObject({
    puzzleId: "sushi_rice",
    nutrition: amounts,
    firstCompletedAt: NOW,
    timeZone: "Asia/Tokyo",
  });
});

it.each([
  ["ada", "sushi_rice"],
  ["link-b", "sushi_rice"],
  ["link-a", "salmon"],
  ["link-a", "turnip"],
  ["link-a", ""],
  ["", "sushi_rice"],
  ["nobody", "sushi_rice"],
])("does not share %j's %j", async (shareId, name) => {
  expect(await sharedPuzzle(store.read, shareId, name)).toBeUndefined();
});

it("ends when the owner leaves", async () => {
  await store.tx(async (db) => {
    await db.delete(db.t.users);
  });
  expect(await sharedPuzzle(store.read, "link-a", "sushi_rice")).toBeUndefined();
});
