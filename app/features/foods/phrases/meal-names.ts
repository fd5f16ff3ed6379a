import { isChatter } from "../language/chatter";
import type { Token } from "../language/token";
import { JOINING } from "./joining-words";

const MEALS = new Set("breakfast lunch dinner supper brunch snack dessert meal bite munch".split(" "));
const BEFORE_MEAL = new Set("for as at during this todays today my".split(" "));
/** "Pizza night! We had …", "Taco Tuesday: …". */
const NIGHTS = new Set("night day time monday tuesday wednesday thursday friday saturday sunday".split(" "));
const AFTER_MEAL = new Set(
  "is was i im ive include includes included today tonight consisted with it were we".split(" "),
);

/** "For my late lunch" and "Breakfast:" name no food; "breakfast burrito" does. */
export const withoutMealNames = (all: Token[]): Token[] => {
  const tokens = all[1] && NIGHTS.has(all[1].norm) && all[2]?.kind === "mark" ? all.slice(3) : all;
  const dropped = new Set<Token>();
  for (const [i, token] of tokens.entries()) {
    if (!MEALS.has(token.norm)) continue;
    const next = tokens[i + 1];
    let first = i;
    while (first > 0 && i - first < 5 && isChatterOrArticle(tokens[first - 1])) first -= 1;
    const introduction = tokens.slice(first, i).findIndex(({ norm }) => BEFORE_MEAL.has(norm));
    const isIntroduced = introduction >= 0;
    const before = tokens[first - 1];
    const opens = !before || before.kind === "mark" || JOINING.list.has(before.norm);
    const isHeading =
      opens && (!next || next.kind === "mark" || AFTER_MEAL.has(next.norm) || isSome(tokens, i));
    if (isIntroduced || isHeading)
      for (const word of tokens.slice(isIntroduced ? first + introduction : i, i + 1)) dropped.add(word);
    if (next?.norm === "-" || next?.norm === "–") dropped.add(next);
  }
  return dropped.size > 0 ? tokens.filter((token) => !dropped.has(token)) : tokens;
};

/** "A breakfast of 150 g of pizza" is no breakfast pizza. */
const isSome = (tokens: Token[], i: number): boolean => tokens[i + 1]?.norm === "of";

const isChatterOrArticle = (token: Token | undefined): boolean =>
  token?.kind === "word" && (isChatter(token.norm) || token.norm === "a" || token.norm === "an");
