import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { foods } from "~/features/foods/foods";
import { analyse } from "~/features/meals/analyse";

const FOLDER = "tests/fixtures/meals";
const GOAL = 0.8;
const HELD_OUT = 4;

const languages = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".txt"))
  .map((file) => {
    const [meals, heldOut] = [FOLDER, `${FOLDER}/held-out`].map((folder) =>
      mealsOf(readFileSync(`${folder}/${file}`, "utf8")),
    ) as [ReturnType<typeof mealsOf>, ReturnType<typeof mealsOf>];
    return [file.replace(".txt", ""), meals, heldOut.map(reading)] as const;
  });

/** `typed | food grams; name @kcal grams`, the kcal of 100 g. */
function mealsOf(text: string) {
  return text
    .trim()
    .split("\n")
    .map((line, i) => {
      const [typed = "", basis = ""] = line.split(" | ");
      const kcal = basis.split("; ").reduce((sum, part) => sum + kcalOf(part), 0);
      return { typed, kcal, isHeldOut: i % HELD_OUT === HELD_OUT - 1 };
    });
}

function kcalOf(part: string): number {
  const [, name, stated, grams] = /^(.+?)(?: @(\d+))? ([\d.]+)$/.exec(part) ?? [];
  const row = foods().find((food) => food.name === name);
  if (!stated && !row) throw new Error(`no such food: ${part}`);
  return (Number(stated ?? row?.per100.calories) * Number(grams)) / 100;
}

function reading({ typed, kcal, isHeldOut }: ReturnType<typeof mealsOf>[number]) {
  const { items, unrecognised } = analyse(typed);
  const read = items.reduce((sum, { amounts }) => sum + amounts.calories, 0);
  const isNear = Math.abs(read - kcal) <= Math.max(40, 0.3 * kcal);
  const foods = items.map(({ name, grams, source }) => `${name} ${grams} (${source})`).join(", ");
  const said = `${typed} | ${Math.round(kcal)} kcal, read ${Math.round(read)}: ${foods} | ${unrecognised}`;
  return { isHeldOut, isNear, said };
}

describe.each(languages)("meals in %s", (language, meals, written) => {
  const readings = meals.map(reading);
  const shareOf = (list: typeof readings) => list.filter(({ isNear }) => isNear).length / list.length;
  const [tuned, heldOut] = [false, true].map((isHeldOut) =>
    readings.filter((each) => each.isHeldOut === isHeldOut),
  ) as [typeof readings, typeof readings];

  it("are forty different ones", () => {
    expect(new Set(meals.map(({ typed }) => typed)).size).toBe(40);
  });

  it(`are read within 30 % of their energy, at least ${GOAL * 100} % of them`, () => {
    console.log(
      `${language}: ${shareOf(tuned)} of ${tuned.length}, held out ${shareOf(heldOut)} of ${heldOut.length}, written apart ${shareOf(written)} of ${written.length}`,
    );
    const misses = tuned.filter(({ isNear }) => !isNear).map(({ said }) => said);
    expect(shareOf(readings), misses.join("\n")).toBeGreaterThanOrEqual(GOAL);
    if (process.env.MISSES) console.log(misses.join("\n"));
  });
});
