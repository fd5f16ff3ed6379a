import { tokenise } from "~/features/foods/language/tokenise";
import type { Match } from "~/features/foods/matching/match";
import { phraseOf } from "~/features/foods/phrases/phrase";
import { settle } from "~/features/foods/phrases/settle";
import { split } from "~/features/foods/phrases/split";
import { longestFoodMatch } from "../built-in/longest-food-match";

/** A near name is worse than figures for the very food. */
const SURE = 0.9;

/** The food of the built-in table that an English name stands for as a whole, or undefined. */
export function lookUp(name: string): Match | undefined {
  const phrases = settle(split(tokenise(name)).map(phraseOf));
  const { read, foods } = longestFoodMatch(phrases, 0);
  const [found, another] = foods;
  const whole = found !== undefined && another === undefined && read === phrases.length;
  return whole && found.complete && found.score >= SURE ? found : undefined;
}
