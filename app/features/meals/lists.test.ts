import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { foods, tableRef } from "~/features/foods/foods";
import { unitOfWord } from "~/features/foods/language/quantity";
import { tokenise } from "~/features/foods/language/token";
import { isChatter, isGeneral, isSoft } from "~/features/foods/language/words";
import { foodIndex } from "~/features/foods/matching/food-index";
import { analyse } from "./analyse";

const tells = (word: string) =>
  !isSoft(word) && !isGeneral(word) && !isChatter(word) && unitOfWord(word) === undefined;

/** The foods of the table by names that stand for themselves, and the words that tell each. */
const NAMED = foods().flatMap((food) => {
  const spelling = tokenise(food.name)
    .map(({ norm }) => norm)
    .join(" ");
  const name = foodIndex().bySpelling.get(spelling);
  const words = name?.words.filter(tells) ?? [];
  const isPlain = name && !name.joined && words.length > 0 && /^[\p{L} -]+$/u.test(food.name);
  return isPlain ? [{ name: food.name.toLowerCase(), words }] : [];
});

const byRef = new Map(foods().map((food) => [tableRef(food), food]));

/** The words of all rows, of what they are made of, and of what was not recognized. */
function wordsIn(text: string): Set<string> {
  const { items, unrecognised } = analyse(text);
  const found = items.flatMap(({ ref, name, source }) => {
    const food = byRef.get(ref ?? "");
    const words = food ? [...(foodIndex().wordsOf.get(food) ?? [])] : [];
    return [...words, ...tokenise(`${name} ${source}`).map(({ norm }) => norm)];
  });
  return new Set([...found, ...unrecognised.flatMap((part) => tokenise(part).map(({ norm }) => norm))]);
}

const JOINS = [", ", " and ", " & ", " + ", "\n", "; ", " plus ", ", and ", " then ", " "];

const LISTS = 500;
/** Two dishes that some name joins, or that one name nearly says. */
const UNTOLD_MAX = 0.02 * LISTS;

test("a food of a list is a row, part of one, or not recognized", () => {
  const lists = fc.sample(
    fc.tuple(
      fc.array(fc.constantFrom(...NAMED), { minLength: 2, maxLength: 5 }),
      fc.array(fc.constantFrom(...JOINS), { minLength: 4, maxLength: 4 }),
    ),
    { numRuns: LISTS, seed: 7 },
  );
  const untold = lists.flatMap(([list, joins]) => {
    const text = list.map(({ name }, i) => (i === 0 ? name : joins[i - 1] + name)).join("");
    const found = wordsIn(text);
    return list.every(({ words }) => words.some((word) => found.has(word))) ? [] : [text];
  });
  expect(untold.length, untold.join("\n")).toBeLessThanOrEqual(UNTOLD_MAX);
}, 60_000);

describe("no food goes without a word", () => {
  it.each([
    ["veal fried in butter, rice, salad", ["White rice", "Side salad"]],
    ["a cheese roll a pear", ["Pear"]],
    ["eggs bacon toast coffee", ["Egg", "Bacon", "Toast", "Coffee"]],
    ["no fat milk and a bagel", ["Skim milk", "Bagel"]],
    ["no-fat yogurt, strawberries", ["Nonfat plain yogurt", "Strawberries"]],
  ])("%s", (text, names) => {
    expect(analyse(text).items.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it("tells of a word that names a food beside another", () => {
    expect(analyse("cutlet beans and rice").unrecognised).toEqual(["cutlet"]);
  });
});
