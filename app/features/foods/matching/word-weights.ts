import { isGeneral } from "../language/general-words";
import { isModifier, isState } from "../language/modifiers";
import { isSoft } from "../language/soft-words";

const MODIFIER = 2;
const STATE = 0.6;
const SOFT = 0.3;
const GENERAL = 0.5;
const UNKNOWN = 1;

/** Weighs a word in a match: 2 for a word of one food, down to 1 for a word of all of them. */
export const wordWeights = (countOf: (word: string) => number | undefined, foodCount: number) => {
  const most = Math.log(foodCount);
  return (word: string): number => {
    if (isModifier(word)) return MODIFIER;
    if (isState(word)) return STATE;
    if (isSoft(word)) return SOFT;
    if (isGeneral(word)) return GENERAL;
    const count = countOf(word);
    return count === undefined ? UNKNOWN : 1 + (most - Math.log(count)) / most;
  };
};
