import { monitorEventLoopDelay } from "node:perf_hooks";
import { expect, test } from "vitest";
import { addFoods, beginImport, goLive } from "~/features/foods/imports/import-foods.server";
import { searchImported } from "~/features/foods/imports/stored-food.server";
import { LONG, measured, often } from "../support/processes";
import { testStore } from "../support/store";

const HELD_UP_MAX_MS = 250;
// The first ones are in a quarter of all names, as "with" and "milk" are.
const COMMON = ["milk", "with", "cup", "chocolate"];

/** Names of three or four words: one or two of them common, the others of any letters. The shortest have two. */
function nameOf(i: number): string {
  const others = Array.from({ length: 3 - (i % 3) }, (_, k) => letters((i * 31 + k * 17) % 8000));
  return [COMMON[i % 4], ...others, i % 3 ? COMMON[(i >> 2) % 4] : ""].join(" ").trim();
}

const letters = (n: number) => n.toString(20).replace(/\d/g, (digit) => "klmnopqrst"[Number(digit)] ?? "");

test("no search of imported foods holds others up, however common its words and however short", async () => {
  const rows = often(20_000, 300_000);
  const store = await testStore();
  const staged = await beginImport(store, "open-food-facts", 1);
  const food = { category: null, brand: null, portions: [], barcode: null };
  for (let from = 0; from < rows; from += 500)
    await addFoods(
      store,
      staged,
      Array.from({ length: 500 }, (_, k) => ({
        ...food,
        id: String(from + k),
        name: nameOf(from + k),
        per100: { calories: 100, carbs: 10, fats: 3, protein: 5 },
      })),
    );
  await goLive(store, staged, rows);

  const searches = [
    "milk",
    "mi",
    "milk chocolate",
    "milk zzzz",
    "mi wi cu zz",
    "ab mi",
    "cup with milk chocolate",
  ];
  const first = searches.map((words) => searchImported(store.read, words, 40));
  expect((await Promise.all(first)).map(({ length }) => length > 0)).toEqual([
    ...[true, true, true, false, false, true],
    false,
  ]);
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  let slowest = 0;
  for (let round = 0; round < 3; round++)
    for (const words of searches) {
      const since = performance.now();
      await searchImported(store.read, words, 40);
      slowest = Math.max(slowest, performance.now() - since);
      await new Promise((go) => setTimeout(go, 10));
    }
  delays.disable();
  const heldUp = delays.max / 1e6;
  if (LONG) expect(heldUp).toBeLessThan(HELD_UP_MAX_MS);
  measured(
    "R19",
    `a search of imported foods holds nobody up for ${HELD_UP_MAX_MS} ms`,
    `${rows} foods: at most ${Math.round(heldUp)} ms at a time, ${Math.round(slowest)} ms in all`,
  );
}, 600_000);
