// Texts that carry figures, shares of a whole, or lists of foods, in our own words and seven languages: words.jsonl. Figures
// are given; a share is that of the weight of the whole (`of`), and each food of a list is to be read as it is alone.
// The rows "unread" are never printed and were not looked at while tuning.
import { readFileSync } from "node:fs";

const rows = readFileSync(new URL("words.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));

const NAMES = { kcal: "calories", carbs: "carbs", protein: "protein", fat: "fats" };
const GRAMS_OFF = 0.6;
const SHARE_OFF = 0.02;

/** How many are read right, by topic and set; with `shown`, the misses of the set "own" too. */
export function measureWords(read, shown) {
  for (const topic of new Set(rows.map(({ topic, set }) => `${topic} ${set}`))) {
    const list = rows.filter((row) => `${row.topic} ${row.set}` === topic);
    const missed = list.filter((row) => !isRight(row, read));
    console.log(`words, ${topic.padEnd(15)} ${list.length - missed.length} of ${list.length} right`);
    for (const row of shown ? missed.filter(({ set }) => set === "own") : []) printRow(row, read);
  }
}

function isRight(row, read) {
  const { items, unrecognised } = read(row.text);
  if (row.foods)
    return row.foods.every((food) => {
      const [{ ref } = {}] = read(food).items;
      const said = food.toLowerCase().replace(/^an? |^some /, "");
      const names = [...unrecognised, ...items.map(({ name }) => name)];
      return (
        items.some((item) => item.ref === ref) || names.some((name) => name.toLowerCase().includes(said))
      );
    });
  // In grams: rice that is dry in a recipe is cooked elsewhere.
  if (row.of) {
    const [whole, eaten] = [read(row.of).items, items].map((list) => sum(list.map(({ grams }) => grams)));
    return whole > 0 && Math.abs(eaten - row.share * whole) <= 1 + SHARE_OFF * row.share * whole;
  }
  return Object.entries(NAMES).every(
    ([name, nutrient]) =>
      row[name] === undefined ||
      Math.abs(sumOf(items, nutrient) - row[name]) <= Math.max(GRAMS_OFF, 0.01 * row[name]),
  );
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const sumOf = (items, nutrient) => sum(items.map(({ amounts }) => amounts[nutrient]));

function printRow({ id, lang, text, ...row }, read) {
  const { items, unrecognised } = read(text);
  console.log(`\n${id} ${lang}: ${text}\n  ${JSON.stringify(row.foods ?? row.of ?? row)}`);
  for (const { name, portion, amounts } of items)
    console.log(`  ${name} | ${portion} | ${Object.values(amounts).join(" ")}`);
  if (unrecognised.length > 0) console.log(`  not recognised: ${unrecognised.join(" | ")}`);
}
