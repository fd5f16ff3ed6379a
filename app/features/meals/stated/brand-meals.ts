import type { Token } from "~/features/foods/language/token";
import { compoundOf, isChatter } from "~/features/foods/language/words";

const MEALS = new Set(["meal", "combo", "menu", "maximenu", "maxi"]);
const MAINS = new Set(
  `mac bigmac whopper mcchicken mcnugget nugget mcrib mcfish mcdouble filetofish quarterpounder pounder baconator zinger royal
   mcroyal mcroyale cheeseburger hamburger mcdonald mcdonalds mcd bk burgerking wendy`.split(/\s+/),
);
const BESIDE = new Set(["and", "with", "plus"]);
const CHICKEN = new Set(["kfc", "popeye"]);
const SIDES = new Set("fry frenchfry chip wedge salad nacho mozzarella onionring".split(" "));
const DRINKS = new Set(
  `cola cocacola coke fanta sprite pepsi soda lemonade water juice milkshake shake tea coffee beer 7up fruitdrink icedtea
   drpepper`.split(/\s+/),
);
const MOST_WORDS = 4;
const SIZES = new Set(["small", "medium", "large"]);

/** "Big Mac meal" and "Menü Big Mac" are a main, fries and a cola, each where nothing else is said of it. */
export function withBrandMeals(typed: readonly Token[]): Token[] {
  const tokens = withChicken(typed);
  const at = tokens.findIndex(({ norm }, i) => MEALS.has(norm) && isMain(tokens, i));
  const meal = tokens[at];
  if (!meal) return [...tokens];
  const size = tokens
    .slice(Math.max(0, at - MOST_WORDS), at + 1 + MOST_WORDS)
    .find(({ norm }) => SIZES.has(norm));
  const rest = tokens.filter((token) => token !== meal && (token !== size || !MEALS.has(meal.norm)));
  const said = new Set(rest.map(({ norm }) => norm));
  const added: string[][] = [];
  if (![...SIDES].some((word) => said.has(word))) added.push([compoundOf(["french", "fry"]) ?? "fry"]);
  if (![...DRINKS].some((word) => said.has(word))) added.push(["cola"]);
  const { start, end } = meal;
  const token = (kind: Token["kind"], norm: string): Token => ({
    kind,
    norm,
    value: 0,
    plural: false,
    start,
    end,
  });
  const foods = added.flatMap((words) => [
    token("mark", ";"),
    ...[size?.norm ?? "medium", ...words].map((word) => token("word", word)),
  ]);
  const next = mainEnd(rest, tokens.indexOf(meal));
  return [
    ...rest.slice(0, next),
    ...foods,
    ...(foods.length > 0 ? [token("mark", ";")] : []),
    ...rest.slice(next),
  ];
}

function withChicken(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ norm }, i) => norm === "piece" && isChickenMeal(tokens, i));
  const piece = tokens[at];
  if (!piece) return [...tokens];
  const chicken = ["fried", "chicken"].map((norm) => ({ ...piece, kind: "word" as const, norm }));
  return [...tokens.slice(0, at + 1), ...chicken, ...tokens.slice(at + 1)];
}

const isChickenMeal = (tokens: readonly Token[], i: number): boolean =>
  CHICKEN.has(tokens[i + 1]?.norm ?? "") ||
  (CHICKEN.has(tokens[i - 2]?.norm ?? "") &&
    (tokens[i + 1]?.kind !== "word" ||
      MEALS.has(tokens[i + 1]?.norm ?? "") ||
      BESIDE.has(tokens[i + 1]?.norm ?? "")));

/** Beside it, or with one word between: "Big Mac large meal", but not "a hamburger for my meal". */
const isMain = (tokens: readonly Token[], i: number): boolean => {
  const [before, next, beforeThat, afterThat] = [i - 1, i + 1, i - 2, i + 2].map(
    (at) => tokens[at]?.norm ?? "",
  );
  if (MAINS.has(before ?? "") || MAINS.has(next ?? "")) return true;
  if (before === "chicken" && CHICKEN.has(tokens[i - 5]?.norm ?? "")) return true;
  return (
    (MAINS.has(beforeThat ?? "") && isBetween(before ?? "")) ||
    (MAINS.has(afterThat ?? "") && isBetween(next ?? ""))
  );
};

const isBetween = (word: string): boolean => SIZES.has(word) || (!isChatter(word) && /^\p{L}{3}/u.test(word));

/** Where the words of the main end, before or behind the word "meal". */
function mainEnd(rest: readonly Token[], from: number): number {
  let end = from;
  while (
    end < rest.length &&
    end < from + MOST_WORDS &&
    rest[end]?.kind === "word" &&
    !BESIDE.has(rest[end]?.norm ?? "")
  )
    end += 1;
  return end;
}
