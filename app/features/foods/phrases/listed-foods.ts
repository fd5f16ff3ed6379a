import { isChatter } from "../language/chatter";
import { isGeneral } from "../language/general-words";
import { numberOfWord } from "../language/numbers";
import { isSoft } from "../language/soft-words";
import type { Token } from "../language/token";
import { unitOf } from "../language/units";
import { foodIndex } from "../matching/food-index";
import type { Part } from "./part";

/** Splits foods with only their amounts between them: "chicken 200 g rice 150 g", "2 eggs 1 banana". */
export const listedFoods = (part: Part): Part[] => {
  const { tokens } = part;
  const amountFirst = isNumber(tokens[0]);
  const cuts: number[] = [];
  for (let i = 1; i < tokens.length; i += 1) {
    if (!isNumber(tokens[i]) || !namesFood(tokens[i - 1])) continue;
    let next = i + 1;
    while (isNumber(tokens[next])) next += 1;
    const unit = unitOf(tokens[next]?.norm ?? "");
    if (amountFirst || !unit) {
      if (namesFood(tokens[unit ? next + 1 : next])) cuts.push(i);
    } else if (namesFood(tokens[next + 1])) cuts.push(next + 1);
  }
  return [0, ...cuts].map((start, i) => ({
    ...part,
    join: i === 0 ? part.join : "list",
    tokens: tokens.slice(start, cuts[i]),
  }));
};

const isNumber = (token: Token | undefined): boolean =>
  token?.kind === "number" ||
  (token?.kind === "word" && (numberOfWord(token.norm) ?? 0) > 1) ||
  token?.norm === "one";

const namesFood = (token: Token | undefined): boolean =>
  token?.kind === "word" &&
  foodIndex().byWord.has(token.norm) &&
  !isSoft(token.norm) &&
  !isChatter(token.norm) &&
  !isGeneral(token.norm) &&
  numberOfWord(token.norm) === undefined &&
  unitOf(token.norm) === undefined;
