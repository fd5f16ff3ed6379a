// Everyday texts with amounts, 60 of 300 each in German, French and Spanish: days.jsonl, in our own words. Each has two
// figures with their `source`, neither from the parser: `first` by FNDDS's figures of 100 g (the USDA's, public domain),
// `second` by SR24's (public domain) or a package's usual figures. One person chose both, most weights are those of the text,
// and for some foods FNDDS's row was chosen again where the two differed (283 agreed before): their agreement is an upper bound.
// The reader's misses of the rows "unread" are never printed and were not looked at while tuning.
import { readFileSync } from "node:fs";

const rows = readFileSync(new URL("days.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));

const NAMES = { kcal: "calories", carbs: "carbs", protein: "protein", fat: "fats" };
const SHARE_OFF = 0.3;
const KCAL_OFF = 40;

const isNear = (kcal, other) => Math.abs(kcal - other) <= Math.max(KCAL_OFF, SHARE_OFF * other);
const share = (list, is) => `${((100 * list.filter(is).length) / list.length).toFixed(1).padStart(5)} %`;

/** Energy within 30 % (or 40 kcal) of the first, the second and either judgement; with `shown`, the misses of "own". */
export function measureDays(read, shown) {
  const results = rows.map((row) => {
    const { items, unrecognised } = read(row.text);
    const sum = (nutrient) => items.reduce((total, { amounts }) => total + amounts[nutrient], 0);
    const read_ = Object.fromEntries(Object.entries(NAMES).map(([name, nutrient]) => [name, sum(nutrient)]));
    return { row, items, unrecognised, read: read_ };
  });
  for (const key of new Set(rows.map(({ set, lang }) => `${set} ${lang}`))) {
    const [set, lang] = key.split(" ");
    const list = results.filter(({ row }) => row.set === set && row.lang === lang);
    const agreed = share(list, ({ row }) => isNear(row.first.kcal, row.second.kcal));
    const first = share(list, ({ row, read }) => isNear(read.kcal, row.first.kcal));
    const second = share(list, ({ row, read }) => isNear(read.kcal, row.second.kcal));
    const either = share(list, isRight);
    console.log(
      `days, ${set} ${lang}`.padEnd(16),
      `${String(list.length).padStart(3)} texts  the judgements agree ${agreed}  as the first ${first}  the second ${second}  either ${either}  ` +
        `with a notice ${list.filter(({ unrecognised }) => unrecognised.length > 0).length}`,
    );
  }
  for (const result of shown ? results.filter((one) => one.row.set === "own" && !isRight(one)) : [])
    print(result);
}

const isRight = ({ row, read }) => isNear(read.kcal, row.first.kcal) || isNear(read.kcal, row.second.kcal);

function print({ row: { id, lang, text, first, second }, items, unrecognised }) {
  console.log(`\n${id} ${lang}: ${text}\n  ${first.kcal} or ${second.kcal} kcal`);
  for (const { name, portion, amounts } of items)
    console.log(`  ${name} | ${portion} | ${Object.values(amounts).join(" ")}`);
  if (unrecognised.length > 0) console.log(`  not recognised: ${unrecognised.join(" | ")}`);
}
