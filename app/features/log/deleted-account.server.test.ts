import { beforeEach, expect, it } from "vitest";
import { AccountGone, type Store } from "~/db/store";
import { deleteAccount } from "~/features/account/data.server";
import { changeGoal } from "~/features/day/goal.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { DEFAULT_GOALS } from "~/features/goals/estimate";
import { addPeople, tableContents, testCaller, testStore } from "../../../tests/support/store";
import { logFood } from "./log-food.server";

const NOON = Date.parse("2026-11-21T12:00:00Z");
const FEAST = {
  name: "Feast",
  emoji: "🍲",
  amounts: { calories: 2000, carbs: 200, protein: 150, fats: 65 },
  servings: 1,
};

let store: Store;
beforeEach(async () => {
  store = await testStore();
});

it("a save in flight does not recreate rows of a deleted account", async () => {
  let refused = 0;
  for (let round = 0; round < 20; round++) {
    const player = { id: `ann${round}`, timeZone: "UTC", dayStart: 0, nickname: null };
    await addPeople(store, player.id);
    await choosePuzzle(testCaller(store, player, NOON), "carrot");
    const saves = () => [
      logFood(testCaller(store, player, NOON), { entry: FEAST, key: "key" }),
      choosePuzzle(testCaller(store, player, NOON), "tomato"),
      changeGoal(testCaller(store, player, NOON), DEFAULT_GOALS),
    ];
    const done = await Promise.allSettled([...saves(), deleteAccount(store, [], player.id), ...saves()]);
    for (const each of done)
      if (each.status === "rejected") {
        expect(each.reason).toBeInstanceOf(AccountGone);
        refused++;
      }
    expect(JSON.stringify(await tableContents(store.read))).not.toContain(player.id);
  }
  expect(refused).toBeGreaterThan(0);
});
