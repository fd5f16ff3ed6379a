// Everyday foods and meals of six countries as people type them, in our own words: usual.jsonl. `low` and `high` are the kcal of
// a usual helping there, from general knowledge, chosen before they were read. The rows "unread" are never printed.
import { readFileSync } from "node:fs";

const rows = readFileSync(new URL("usual.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));

/** How many are within their range, and how many are off without a notice; with `shown`, the misses of "own". */
export function measureUsual(read, shown) {
  const results = rows.map((row) => {
    const { items, unrecognised } = read(row.text);
    const kcal = items.reduce((total, { amounts }) => total + amounts.calories, 0);
    return {
      ...row,
      kcal,
      isRight: kcal >= row.low && kcal <= row.high,
      isSilent: unrecognised.length === 0,
    };
  });
  for (const key of new Set(rows.map(({ set, lang }) => `${set} ${lang}`))) {
    const list = results.filter(({ set, lang }) => key === `${set} ${lang}`);
    const right = list.filter(({ isRight }) => isRight).length;
    const silent = list.filter(({ isRight, isSilent }) => !isRight && isSilent).length;
    const share = ((100 * right) / list.length).toFixed(1);
    console.log(`usual, ${key.padEnd(9)} ${list.length} texts  right ${share} %  off in silence ${silent}`);
  }
  for (const { set, lang, text, low, high, kcal, isRight } of shown ? results : [])
    if (set === "own" && !isRight)
      console.log(`\n${lang}: ${text}\n  ${low}-${high} kcal, read ${Math.round(kcal)}`);
}
