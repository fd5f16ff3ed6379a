// Foods of the USDA's FNDDS 2019-2020 (public domain), one in each text of recall.jsonl, as people say them when they recall a
// meal, in our own words: `code` of the food, `grams` by one of the survey's own portions, kcal and carbs (g) from its figures.
// The product ships a later edition, so that a few differ for that alone. The texts of "unread" are never printed.
import { readFileSync } from "node:fs";

const rows = readFileSync(new URL("recall.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));

/** How many have the kcal within 20 % and the carbs within 7.5 g, and the weight within 15 %; with `shown`, the misses of "own" too. */
export function measureRecall(read, shown) {
  const results = rows.map((row) => {
    const { items } = read(row.text);
    const sum = (of) => items.reduce((total, item) => total + of(item), 0);
    const kcal = sum(({ amounts }) => amounts.calories);
    const carbs = sum(({ amounts }) => amounts.carbs);
    const grams = sum((item) => item.grams);
    const isRight =
      Math.abs(kcal - row.kcal) <= 0.2 * Math.max(50, row.kcal) && Math.abs(carbs - row.carbs) <= 7.5;
    const isWeight = Math.abs(grams - row.grams) <= Math.max(3, 0.15 * row.grams);
    return { row, items, kcal, isRight, isWeight };
  });
  for (const set of ["own", "unread"]) {
    const list = results.filter(({ row }) => row.set === set);
    const share = (is) => `${((100 * list.filter(is).length) / list.length).toFixed(1)} %`;
    const right = share(({ isRight }) => isRight);
    const weight = share(({ isWeight }) => isWeight);
    console.log(`recall, ${set.padEnd(14)} ${list.length} texts  right ${right}  weight ${weight}`);
  }
  for (const { row, items, kcal, isRight } of shown ? results : []) {
    if (row.set !== "own" || isRight) continue;
    console.log(`\n${row.text}\n  ${row.grams} g, ${row.kcal} kcal, read ${kcal.toFixed(0)}`);
    for (const { name, portion, grams } of items) console.log(`  ${name} | ${portion} | ${grams} g`);
  }
}
