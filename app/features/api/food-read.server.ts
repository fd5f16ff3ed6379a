import {
  DEFAULT_EMOJI,
  FOOD_MESSAGES,
  type FoodEntry,
  type FoodPart,
  furtherPerServing,
  perServingOf,
  singleEmoji,
  sumOfParts,
  withParts,
} from "~/features/food/entry";
import {
  type AmountName,
  type Amounts,
  addAmounts,
  perAmount,
  roundTenth,
  unitOf,
} from "~/features/nutrition/amounts";
import {
  FURTHER,
  FURTHER_NAMES,
  type Further,
  type FurtherName,
  furtherBy,
  furtherFrom,
  furtherOfParts,
  furtherTimes,
  roundFurther,
} from "~/features/nutrition/further";
import { MAX_AMOUNT } from "~/features/nutrition/read-number";
import { Refusal } from "~/http/refusal";
import { sentAmount } from "./fields.server";
import type { SentPart } from "./food-json.server";

const NUTRITION_DISAGREES =
  "nutrition is for all servings: it must be nutrition_per_serving times number_of_servings. Leave one of the two out.";
const WHICH_NUTRITION = "With number_of_servings other than 1, send nutrition_per_serving.";
const PARTS_DISAGREE =
  "The parts must add up to nutrition_per_serving. Leave nutrition and nutrition_per_serving out to have them computed.";

/** Null where it is said that a nutrient is unknown. */
type SentFurther = Partial<Record<FurtherName, number | null>>;
type Some = Partial<Record<AmountName, number | string>> & SentFurther;
type SentAmounts = { nutrition?: Some; nutrition_per_serving?: Some };

/**
 * What was eaten in all, from what a program sent for `servings`. Beside `nutrition_per_serving`, `nutrition` is for
 * all servings; alone it is as `alone` says. `missing` gives the amounts that are not sent.
 * Throws Refusal when the two disagree, or an amount is more than can be.
 */
function sentAmounts(
  { nutrition = {}, nutrition_per_serving: single = {} }: SentAmounts,
  servings: number,
  alone: "per serving" | "refused unless one serving",
  missing: (name: AmountName) => number | undefined = () => undefined,
): Amounts {
  return perAmount((name) => {
    const unit = unitOf(name);
    const [whole, each] = [nutrition[name], single[name]];
    if (whole === undefined && each === undefined) return possible(missing(name));
    if (whole === undefined || each === undefined) {
      if (each === undefined && alone !== "per serving" && servings !== 1)
        throw new Refusal(400, WHICH_NUTRITION);
      return possible(sentAmount(each ?? whole ?? 0, unit, servings));
    }
    const all = possible(sentAmount(whole, unit));
    const one = possible(sentAmount(each, unit));
    if (roundTenth(all / servings) !== one && roundTenth(one * servings) !== all)
      throw new Refusal(400, NUTRITION_DISAGREES);
    return all;
  });
}

function possible(amount: number | undefined): number {
  if (amount === undefined) throw new Refusal(400, FOOD_MESSAGES.notANumber);
  return amount;
}

/** As `sentAmounts`, of further nutrients; what is sent of `old` as it was answered is left out. */
function sentFurther(
  { nutrition = {}, nutrition_per_serving: single = {} }: SentAmounts,
  servings: number,
  old?: FoodEntry,
): SentFurther {
  const shown = old && furtherPerServing(old);
  const sent: SentFurther = {};
  for (const name of FURTHER_NAMES) {
    const [whole, each] = [nutrition[name], single[name]];
    if (whole === undefined && (each === undefined || each === shown?.[name])) continue;
    if (each === undefined && old && servings !== 1) throw new Refusal(400, WHICH_NUTRITION);
    if (whole !== undefined && each !== undefined && !isSame(whole, each, servings))
      throw new Refusal(400, NUTRITION_DISAGREES);
    sent[name] = each === undefined || whole === undefined ? allOf(each ?? whole, servings) : whole;
  }
  return sent;
}

const allOf = (each: number | null | undefined, servings: number) => (each == null ? null : each * servings);

const isSame = (whole: number | null, each: number | null, servings: number) =>
  whole === null || each === null
    ? whole === each
    : roundFurther(whole / servings) === roundFurther(each) ||
      roundFurther(each * servings) === roundFurther(whole);

const APART = 0.05;

/** An entry with what was sent; of what all its parts know, it has their sum. Throws Refusal when the two disagree. */
function withFurther(entry: FoodEntry, sent: SentFurther): FoodEntry {
  const ofParts = furtherTimes(furtherOfParts(entry.parts ?? []), entry.servings) ?? {};
  for (const name of FURTHER_NAMES) {
    const [one, other] = [sent[name], ofParts[name]];
    if (one != null && other !== undefined && Math.abs(one - other) > APART)
      throw new Refusal(400, PARTS_DISAGREE);
  }
  const further = furtherBy(
    (name) => ofParts[name] ?? (sent[name] === undefined ? entry.further?.[name] : sent[name]),
  );
  return { ...entry, further };
}

/** Of a part; throws Refusal for more of it than the part weighs. */
function partFurther({ nutrition, grams }: SentPart): { further?: Further } {
  const further = furtherFrom(nutrition);
  const heavy = FURTHER_NAMES.some(
    (name) => FURTHER[name].unit === "g" && grams != null && (further?.[name] ?? 0) > grams + APART,
  );
  if (heavy) throw new Refusal(400, "A part can't hold more of a nutrient than its grams");
  return further ? { further } : {};
}

/** Parts as a program sent them; the schema has checked their numbers. */
export const sentParts = (parts: readonly SentPart[]): FoodPart[] =>
  parts.map((part) => ({
    ref: part.ref ?? null,
    name: part.name,
    emoji: singleEmoji(part.emoji ?? undefined) ?? DEFAULT_EMOJI,
    amount: part.amount ?? 1,
    unit: part.unit ?? "portion",
    grams: part.grams ?? null,
    ...perAmount((name) => sentAmount(part.nutrition[name], unitOf(name)) ?? 0),
    source: part.source || null,
    estimated: part.estimated ?? false,
    ...partFurther(part),
  }));

type SentFood = SentAmounts & {
  name: string;
  number_of_servings?: number;
  emoji?: string | null;
  parts?: SentPart[] | null;
  source?: string | null;
  estimated?: boolean;
};
export type SentChange = Partial<SentFood>;

export function sentEntry(sent: SentFood): FoodEntry {
  const { name, number_of_servings: servings = 1, emoji, source, estimated } = sent;
  const parts = sent.parts?.length ? sentParts(sent.parts) : undefined;
  const entry = {
    name,
    emoji: singleEmoji(emoji ?? undefined) ?? DEFAULT_EMOJI,
    amounts: sentAmounts(sent, servings, "per serving", parts && sumOf(parts, servings)),
    servings,
    source: source || undefined,
    estimated,
  };
  const further = sentFurther(sent, servings);
  return withFurther(parts ? agreed(withParts(undefined, entry, parts)) : entry, further);
}

/** Fields left out, or sent as they were answered, stay exactly as they are. Throws Refusal for impossible amounts. */
export function changedEntry(old: FoodEntry, change: SentChange): FoodEntry {
  const { name = old.name, emoji, number_of_servings: servings = old.servings } = change;
  const parts = change.parts === undefined ? undefined : sentParts(change.parts ?? []);
  const same = parts && JSON.stringify(parts) === JSON.stringify(old.parts ?? []);
  const shown = perServingOf(old);
  const { nutrition, nutrition_per_serving: single } = change;
  const unchanged = (key: AmountName) => nutrition?.[key] === undefined && single?.[key] === shown[key];
  const amounts = {
    nutrition,
    nutrition_per_serving: perAmount((key) => (unchanged(key) ? undefined : single?.[key])),
  };
  const computed = parts?.length && !same ? sumOf(parts, servings) : scaledFrom(old, servings);
  const entry = {
    name,
    emoji: emoji == null || emoji === old.emoji ? old.emoji : (singleEmoji(emoji) ?? DEFAULT_EMOJI),
    amounts: sentAmounts(amounts, servings, "refused unless one serving", computed),
    servings,
    source: change.source === undefined ? old.source : change.source || undefined,
  };
  const further = sentFurther(change, servings, old);
  const changed = withParts(old, entry, same ? undefined : parts);
  if (parts?.length && !(same && changed.parts))
    return withFurther(agreed(withParts(old, entry, parts)), further);
  const estimated = changed.parts?.length ? changed.estimated : (change.estimated ?? changed.estimated);
  return withFurther({ ...changed, estimated }, further);
}

/** Answers are rounded: a third of 100 g three times is not 100 g. */
const scaledFrom = (old: FoodEntry, servings: number) => (key: AmountName) => {
  const sum = sumOfParts(old);
  return withinMax(sum ? sum[key] * servings : (old.amounts[key] * servings) / old.servings);
};

function sumOf(parts: NonNullable<FoodEntry["parts"]>, servings: number) {
  const sum = addAmounts(parts);
  return (key: AmountName) => withinMax(sum[key] * servings);
}

function withinMax(value: number): number | undefined {
  const amount = roundTenth(value);
  return amount <= MAX_AMOUNT ? amount : undefined;
}

function agreed(entry: FoodEntry): FoodEntry {
  if (!sumOfParts(entry)) throw new Refusal(400, PARTS_DISAGREE);
  return entry;
}
