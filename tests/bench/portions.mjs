// What people log most, each food as it is typed, and meals of two to four of them: portions.jsonl in English, usual.jsonl in six
// more languages. In our own words, with the energy in kcal that a usual portion may have there, from public tables, the figures
// of chains and general knowledge, chosen before they were read. The reader's misses of the rows "unread" are never printed.
import { readFileSync } from "node:fs";

const rows = ["portions", "usual"].flatMap((list) =>
  readFileSync(new URL(`${list}.jsonl`, import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => ({ list, ...JSON.parse(line) })),
);
const keyOf = ({ list, set, kind, lang }) => `${list}, ${set} ${kind ?? lang}`;

/** How many are in their range, and how many are not and say nothing; with `shown`, the misses of "own" too. */
export function measurePortions(read, shown) {
  const results = rows.map((row) => {
    const { items, unrecognised } = read(row.text);
    const kcal = items.reduce((total, { amounts }) => total + amounts.calories, 0);
    return { row, items, unrecognised, kcal, isRight: kcal >= row.low && kcal <= row.high };
  });
  for (const key of new Set(rows.map(keyOf))) {
    const list = results.filter(({ row }) => keyOf(row) === key);
    const missed = list.filter(({ isRight }) => !isRight);
    const silent = missed.filter(({ unrecognised }) => unrecognised.length === 0).length;
    const share = ((100 * (list.length - missed.length)) / list.length).toFixed(1);
    console.log(`${key.padEnd(22)} ${list.length} texts  right ${share} %  wrong without a notice ${silent}`);
  }
  for (const { row, items, unrecognised, kcal } of shown ? results.filter(isShown) : []) {
    console.log(`\n${row.text}\n  ${row.low} to ${row.high} kcal, read ${kcal.toFixed(0)}`);
    for (const { name, portion } of items) console.log(`  ${name} | ${portion}`);
    if (unrecognised.length > 0) console.log(`  not recognised: ${unrecognised.join(" | ")}`);
  }
}

const isShown = ({ row, isRight }) => row.set === "own" && !isRight;
