import { compoundPartsOf } from "~/features/foods/language/compounds";
import { isShape, unitOfWord } from "~/features/foods/language/quantity";
import type { Token } from "~/features/foods/language/token";
import { isChatter, isGeneral, isModifier, isSoft, isState } from "~/features/foods/language/words";
import { foodIndex } from "~/features/foods/matching/food-index";
import { type Match, match } from "~/features/foods/matching/match";
import { ingredientsOf } from "./dishes";
import type { FnddsIndex } from "./fndds/fndds-index";
import { isBare, type Phrase } from "./phrases";

/** The cutlet of "cutlet beans": words that name a food, and neither the one that was found nor a part of it. */
export function unsaidTokens(
  phrases: readonly Phrase[],
  matches: readonly Match[],
  fndds: FnddsIndex | undefined,
): Token[] {
  const [found, ...others] = matches;
  if (!found || others.length > 0) return [];
  const said = saidIn(found);
  return phrases.flatMap(({ join, tokens, words }) => {
    if (join === "without") return [];
    const own = tokens.filter(({ norm }) => words.includes(norm));
    const unsaid = own.filter(
      ({ norm }) => isTelling(norm) && !compoundPartsOf(norm).some((part) => said.has(part)),
    );
    const foods = unsaid.filter(
      (token) => namesFood(token.norm, fndds) && !KINDS.has(own[own.indexOf(token) + 1]?.norm ?? ""),
    );
    const [only, ...more] = foods;
    if (more.length > 0) return unsaid;
    const isPart = only && only === own[0] && isSaidAfter(only, own, said);
    return isPart && isPartOf(only.norm, found) ? [] : foods;
  });
}

const isSaidAfter = (token: Token, own: readonly Token[], said: ReadonlySet<string>): boolean =>
  own.slice(own.indexOf(token) + 1).some(({ norm }) => said.has(norm));

/** What stands alone and should name a food, but for the small talk around a meal. */
export const isUnknownFood = (phrase: Phrase): boolean =>
  ["list", "with", "aside"].includes(phrase.join) &&
  !isBare(phrase) &&
  (isMeasured(phrase) || !phrase.words.every((word) => isSoft(word) || isChatter(word) || isTalk(word)));

const isMeasured = ({ amount: { stated, unit } }: Phrase): boolean => stated || unit !== undefined;

const isTalk = (word: string): boolean => TALK.has(word) || /\w(?:ed|ing|ly|n't)$/.test(word);
const TALK = new Set(
  `during whether because something anything nothing everything sick unusual couldn decide work gym home office
   school hospital husband wife boyfriend girlfriend partner friend colleague roommate party movie feeling infant same far bad sorry until since once twice`.split(
    /\s+/,
  ),
);

/** Words of a shape, a cut or a wrapping, and what says that a food is only a flavor: they are in a row of their food. */
const KINDS = new Set(
  `filled filling flavor flavoring flavored coating coated covered topped topping stuffed based style free crusted
   box rod ins puff link patty bar fillet filet side breast leg meat powder flour grain wheat seed gram tart kernel
   bit bite drop chip slider wafer veggie ground creme toddler baby liquid barbecue mashed theater table know sub sweet
   frankfurter`.split(/\s+/),
);

const isTelling = (word: string): boolean =>
  !(isSoft(word) || isGeneral(word) || isModifier(word) || isState(word) || isChatter(word)) &&
  word.length > 1;

function namesFood(word: string, fndds: FnddsIndex | undefined): boolean {
  if (unitOfWord(word) || isShape(word) || KINDS.has(word)) return false;
  const names = foodIndex().byWord.get(word);
  const isSurveyed = fndds?.entriesOf(word)?.some(({ place }) => place === "head");
  return isSurveyed || names?.some(({ head }) => head === word) || false;
}

function saidIn({ food, nameWords }: Match): ReadonlySet<string> {
  const own = foodIndex().wordsOf.get(food) ?? [];
  const words = [...own, ...nameWords, ...ingredientsOf(food)];
  return new Set(words.flatMap((word) => [word, ...compoundPartsOf(word)]));
}

/** What may be inside a food of a group: the cheese of a burrito, the chocolate on a marshmallow. */
const PARTS: Record<string, ReadonlySet<string>> = {
  sandwiches: new Set(["meat", "fish", "dairy", "vegetables", "bread", "sauces", "sandwiches"]),
  dishes: new Set(["meat", "fish", "dairy", "vegetables", "legumes", "grains", "sauces", "dishes"]),
  soups: new Set(["meat", "fish", "dairy", "vegetables", "legumes", "grains", "soups"]),
  sweets: new Set(["sweets", "dairy", "nuts", "fruit", "snacks"]),
  snacks: new Set(["snacks", "dairy", "sweets"]),
  drinks: new Set(["drinks", "dairy", "fruit"]),
  bread: new Set(["bread"]),
  grains: new Set(["grains"]),
};

const isPartOf = (word: string, { food }: Match): boolean => {
  const group = match({ words: [word] })?.food.group;
  return group !== undefined && PARTS[food.group]?.has(group) === true;
};
