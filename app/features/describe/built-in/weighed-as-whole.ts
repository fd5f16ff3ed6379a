import { numberOfWord } from "~/features/foods/language/numbers";
import { unitOf } from "~/features/foods/language/units";
import type { Amount } from "~/features/foods/phrases/amount";
import type { Phrase } from "~/features/foods/phrases/phrase";
import { asPartOfDish } from "./part-of-dish";
import { weigh } from "./weigh";
import type { WeighedFood } from "./weighed-food";

const MAX_TIMES_USUAL = 2;

/** The 300 ml of "coffee with milk (300 ml)" are the coffee's; the 10 g of "toast with butter (10 g)" the butter's. */
export const weighedAsWhole = (foods: readonly WeighedFood[]): WeighedFood[] => {
  const whole: WeighedFood[] = [];
  for (const added of foods) {
    const host = whole.at(-1);
    if (!host || !isOfWhole(added, host)) {
      whole.push(added);
      continue;
    }
    const { amount } = added.phrase;
    const phrase = { ...host.phrase, amount };
    const weighed = { ...host, phrase, weight: weigh(host.match.food, amount) };
    const part = asPartOfDish(added.match, { ...added.phrase, amount: NO_AMOUNT }, weighed);
    whole.splice(-1, 1, weighed, ...(part ? [{ ...part, name: added.name }] : []));
  }
  return whole;
};

const isOfWhole = ({ match, phrase, weight }: WeighedFood, host: WeighedFood): boolean => {
  if (phrase.join !== "with" || !isUnmeasured(host.phrase) || !isAfterName(phrase)) return false;
  const usual = weigh(match.food, NO_AMOUNT, { food: host.match.food, slices: 1 });
  return weight.grams > MAX_TIMES_USUAL * usual.grams;
};

const NO_AMOUNT: Amount = { stated: false };

const isUnmeasured = ({ join, amount }: Phrase): boolean =>
  (join === "list" || join === "aside") && !amount.stated && !amount.unit && !amount.size;

const VOLUMES = new Set(["ml", "cl", "dl", "l", "fl oz"]);

const isAfterName = ({ amount: { unit }, tokens }: Phrase): boolean => {
  if (!unit || (unit.grams === undefined && !VOLUMES.has(unit.name))) return false;
  const isTrailing = unitOf(tokens.at(-1)?.norm ?? "") === unit;
  return isTrailing || tokens.every(({ kind, norm }) => kind === "word" && numberOfWord(norm) === undefined);
};
