import { type FoodEntry, type FoodPart, perServing, sumOfParts } from "~/features/food/entry";
import { readServings, roundServings } from "~/features/food/servings";
import { fractionText } from "~/features/meals/meal";
import { type Amounts, addAmounts, mapAmounts, perAmount, roundTenth } from "~/features/nutrition/amounts";
import { furtherFrom, furtherOfParts, furtherTimes } from "~/features/nutrition/further";
import { fieldText, MAX_AMOUNT } from "~/features/nutrition/read-number";
import type { Review } from "~/features/review/review";
import { rowTimes, shownShare } from "~/features/review/whole";
import { partOfRow, ROWS_MAX, rowOfPart } from "~/features/search/row";
import { Refusal } from "~/http/refusal";

export const MAKES_MAX = 1000;

export const RECIPE_MESSAGES = {
  makes: `A recipe makes 1 to ${MAKES_MAX.toLocaleString("en-US")} servings.`,
  cooked: "Type the cooked weight in grams, or leave it empty.",
  noFoods: "A recipe needs at least one food.",
  tooManyFoods: `A recipe can have up to ${ROWS_MAX} foods. Leave out what hardly counts, such as spices.`,
  itself: "A recipe can’t contain itself.",
  nameless: "Give the recipe a name.",
  taken: (name: string) => `You already have a recipe called “${name}”. Give this one another name.`,
  gone: "This recipe no longer exists.",
  notYours: "Only who made this recipe can change it.",
  noHouse: "You are not in a house.",
  shared: "Shared with your house",
  unshared: "No longer shared",
  servings: "Must be more than 0",
  share: "Type a share of the whole, like 1/6 or 0.25.",
  grams: "Type how many grams you ate.",
  noWeight: "This recipe has no cooked weight. Add it to eat by grams.",
  oneAmount: "Send one of servings, share and grams.",
  tooMuch: "That is more than can be logged at once.",
  made: (name: string) => `Food Logged: one serving. ${name} is in your recipes now.`,
  saved: "Recipe saved",
  deleted: "Recipe deleted",
} as const;

/** A dish that is cooked as a whole and eaten in parts. */
export type RecipeFields = {
  /** All that it makes, as one serving. */
  whole: FoodEntry;
  /** In servings. */
  makes: number;
  cookedGrams: number | null;
  /** Ingredients that name no known food, as typed. */
  unrecognised: readonly string[];
  /** Whether the house of who made it may see, eat and cook it. */
  forHouse?: boolean;
};

export type OwnRecipe = RecipeFields & { id: string };

/** A recipe of one's own, or of somebody of one's house. */
export type AnyRecipe = OwnRecipe & { isMine: boolean };

/** A share is 0 to 1 of the whole; grams are of the cooked whole. */
export type RecipeAmount = { servings: number } | { share: number } | { grams: number };

/** How much of the whole an amount is; undefined for grams of a recipe without a cooked weight. */
export function timesOf({ makes, cookedGrams }: RecipeFields, amount: RecipeAmount): number | undefined {
  if ("servings" in amount) return amount.servings / makes;
  if ("share" in amount) return amount.share;
  return cookedGrams === null ? undefined : amount.grams / cookedGrams;
}

/** What is logged of a recipe: so many servings, or one that is as much; undefined for what can't be. */
export function eatenOf(recipe: RecipeFields, amount: RecipeAmount): FoodEntry | undefined {
  const { whole, makes } = recipe;
  const times = timesOf(recipe, amount);
  const servings = "servings" in amount ? roundServings(amount.servings) : 1;
  if (times === undefined || servings === undefined) return undefined;
  const one = mapRounded(whole.amounts, times / servings);
  const scaled = one && partsTimes(whole.parts ?? [], times / servings);
  const parts = scaled && sumOfParts(whole) ? addedUpTo(one, scaled) : scaled;
  const amounts = one && mapRounded(one, servings);
  if (!parts || !amounts) return undefined;
  const share = !("servings" in amount) && times <= 1 ? fractionText(times) : undefined;
  return {
    ...{ name: whole.name, emoji: whole.emoji, amounts, servings, parts, source: "recipe" },
    whole: share ? { servings: fieldText(makes), share } : undefined,
    estimated: whole.estimated,
    further: furtherFrom({
      ...furtherTimes(whole.further, times),
      ...furtherTimes(furtherOfParts(parts), servings),
    }),
  };
}

/** What one serving is. */
export function servingOf(recipe: RecipeFields): FoodEntry {
  const { whole, makes } = recipe;
  const plain = { ...whole, amounts: perServing(whole.amounts, makes), parts: undefined, further: undefined };
  return eatenOf(recipe, { servings: 1 }) ?? plain;
}

/** Parts for others to see: only foods that everybody finds are named by their refs. */
export const publicParts = (parts: readonly FoodPart[] | undefined): FoodPart[] | undefined =>
  parts?.map((part) => (part.ref && PUBLIC_REF.test(part.ref) ? part : { ...part, ref: null }));

const PUBLIC_REF = /^(?:table|import):/;

export const sameName = (one: string, other: string): boolean =>
  one.normalize("NFKC").toLowerCase() === other.normalize("NFKC").toLowerCase();

export const RECIPE_REF = "recipe:";

/** Whether a recipe is among the foods of another, or of one of theirs. */
export function contains(whole: FoodEntry, id: string, others: readonly OwnRecipe[]): boolean {
  const seen = new Set<string>();
  const open = [whole];
  for (const { parts = [] } of open)
    for (const { ref } of parts) {
      const inner = ref?.startsWith(RECIPE_REF) ? ref.slice(RECIPE_REF.length) : undefined;
      if (inner === undefined || seen.has(inner)) continue;
      if (inner === id) return true;
      seen.add(inner);
      open.push(...others.filter((other) => other.id === inner).map((other) => other.whole));
    }
  return false;
}

/** Parts of a multiple of the whole; undefined where one is more than can be. */
function partsTimes(parts: readonly FoodPart[], times: number): FoodPart[] | undefined {
  const scaled = parts.map((part) => {
    const row = { ...rowOfPart(part, undefined), ref: part.ref };
    return partOfRow(rowTimes(row, times));
  });
  return scaled.every((part) => part !== undefined) ? scaled : undefined;
}

/** Parts that make up `total`: what their own rounding leaves goes to the largest. */
function addedUpTo(total: Amounts, parts: FoodPart[]): FoodPart[] {
  const sum = addAmounts(parts);
  const largest = perAmount((name) =>
    parts.reduce((max, part, i) => (part[name] > (parts[max]?.[name] ?? 0) ? i : max), 0),
  );
  return parts.map((part, i) => ({
    ...part,
    ...perAmount((name) =>
      largest[name] === i ? Math.max(0, roundTenth(part[name] + total[name] - sum[name])) : part[name],
    ),
  }));
}

function mapRounded(amounts: Amounts, times: number): Amounts | undefined {
  const all = mapAmounts(amounts, (amount) => roundTenth(amount * times));
  return Object.values(all).every((amount) => amount <= MAX_AMOUNT) ? all : undefined;
}

/** The servings that something makes. */
export function readMakes(text: string): number | undefined {
  const makes = readServings(text);
  return makes !== undefined && makes >= 1 && makes <= MAKES_MAX ? makes : undefined;
}

type Cooked = {
  recipe: RecipeFields;
  /** Servings of the recipe that are eaten. */
  servings: number;
  eaten: FoodEntry;
  /** The part of the reviewed meal that is eaten. */
  times: number;
};

/**
 * A reviewed meal as a recipe of as many servings, and what is eaten of it now: the share that was described, else one
 * serving. Throws Refusal: 400.
 */
export function cookedMeal(entry: FoodEntry, review: Review, makesText: string): Cooked {
  const makes = readMakes(makesText);
  if (makes === undefined) throw new Refusal(400, { makes: [RECIPE_MESSAGES.makes] });
  const { unrecognised } = review.provenance;
  const recipe = { whole: { ...entry, whole: undefined }, makes, cookedGrams: null, unrecognised };
  if (!review.whole)
    return { recipe, eaten: { ...servingOf(recipe), source: entry.source }, servings: 1, times: 1 / makes };
  const share = shownShare(review.whole);
  const whole = eatenOf(recipe, { share: 1 / share });
  if (!whole) throw new Refusal(400, RECIPE_MESSAGES.tooMuch);
  const { name, emoji, source } = entry;
  return {
    recipe: { ...recipe, whole: { ...whole, name, emoji, source, whole: undefined } },
    servings: share * makes,
    eaten: entry,
    times: 1,
  };
}

/** Of a cooked meal: all of it, and how much is eaten at once. */
export const cookedAside = ({ recipe: { whole, makes }, servings }: Cooked) => ({ whole, makes, servings });

/** Of one person; a fridge is the pots of all the house. */
export const POTS_MAX = 12;

export const POT_MESSAGES = {
  gone: "That pot is no longer in the fridge.",
  tooMuch: (left: string) => `There is less left: ${left === "1" ? "1 serving" : `${left} servings`}.`,
  full: `You have ${POTS_MAX} pots in the fridge. Finish one or throw one away first.`,
  stands: (pot: Pot) => `In the fridge: ${pot.whole.name}, ${leftOf(pot)}`,
} as const;

/** A cooked dish of which `left` servings still stand in the fridge. */
export type Pot = { id: string; whole: FoodEntry; makes: number; left: number };

const CENT = 100;

/** "4", "2.5", "0.67". */
export const leftText = (servings: number): string => String(Math.round(servings * CENT) / CENT);

export const leftOf = ({ left, makes }: Pot): string => `${leftText(left)} of ${leftText(makes)}`;

/** A serving, or the rest where less is left. */
export const oneOf = ({ left }: Pot): string => leftText(Math.min(1, left) || 1);

const asRecipe = ({ whole, makes }: Pot): RecipeFields => ({
  ...{ whole, makes },
  ...{ cookedGrams: null, unrecognised: [] },
});

export const servingOfPot = (pot: Pot): FoodEntry => servingOf(asRecipe(pot));

/** What is logged of a pot; undefined for more than can be. */
export function eatenOfPot(pot: Pot, servings: number): FoodEntry | undefined {
  const eaten = eatenOf(asRecipe(pot), { servings });
  return eaten && { ...eaten, source: "pot" };
}
