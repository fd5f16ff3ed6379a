import { tokenise } from "~/features/foods/language/tokenise";
import type { Match } from "~/features/foods/matching/match";
import { phraseOf } from "~/features/foods/phrases/phrase";
import { settle } from "~/features/foods/phrases/settle";
import { split } from "~/features/foods/phrases/split";
import { longestFoodMatch } from "../built-in/longest-food-match";

const MIN_SCORE = 0.9;

export function lookUp(name: string): Match | undefined {
  const phrases = settle(split(tokenise(name)).map(phraseOf));
  const { length, matches } = longestFoodMatch(phrases, 0);
  const [match, second] = matches;
  const isWhole = second === undefined && length === phrases.length;
  return isWhole && match?.complete && match.score >= MIN_SCORE ? match : undefined;
}
