import { expect, test } from "vitest";
import type { FoodEntry } from "~/features/food/entry";
import { deleteFood, logFood } from "~/features/log/log-food.server";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";
import { plantsOfWeek } from "./plants.server";

const ann = { id: "ann", timeZone: "UTC", dayStart: 0, nickname: null };
const amounts = { calories: 100, carbs: 10, protein: 5, fats: 1 };
const part = { emoji: "", ...amounts, amount: 1, unit: "cup", grams: null, source: null, estimated: false };
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);

test("a week's different plants, of parts and of names that are certain", async () => {
  const store = await testStore();
  await addPeople(store, "ann", "ben");
  const eat = (name: string, date: string, parts?: FoodEntry["parts"], who = ann) =>
    logFood(testCaller(store, who, noon(date)), {
      entry: { name, emoji: "", amounts, servings: 1, parts },
      key: `${name} ${date}`,
    });
  await eat("Pear", "2026-11-15");
  await eat("Breakfast", "2026-11-16", [
    { ...part, ref: "table:oatmeal", name: "Oatmeal" },
    { ...part, ref: null, name: "Bananas, raw" },
  ]);
  await eat("Banana", "2026-11-17");
  await eat("Grandma's apple surprise", "2026-11-18");
  await eat("Carrots", "2026-11-22");
  await eat("Kale", "2026-11-22", undefined, { ...ann, id: "ben" });
  const spinach = await eat("Spinach", "2026-11-22");
  await deleteFood(testCaller(store, ann, noon("2026-11-22")), spinach.id);
  const { from, plants } = await plantsOfWeek(store.read, "ann", "2026-11-22");
  expect(from).toBe("2026-11-16");
  expect(plants.map(({ name }) => name)).toEqual(["oat", "banana", "carrot"]);
});
