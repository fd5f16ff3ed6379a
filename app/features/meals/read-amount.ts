import {
  type Quantity,
  type QuantityUnit,
  quantityAt,
  sizeOf,
  unitOfWord,
} from "~/features/foods/language/quantity";
import type { Token } from "~/features/foods/language/token";
import { KJ_PER_KCAL } from "~/features/nutrition/amounts";

export type Amount = {
  /** 1 for an article, which leaves `stated` false. */
  count?: number;
  stated: boolean;
  unit?: QuantityUnit;
  /** As said before its weight: "half a pizza (320 g)". */
  part?: Amount;
  /** "2 cans of 330 ml". */
  perPiece?: { count: number; unit: QuantityUnit };
  /** Of one, in kcal: "a 100 calorie pack". */
  calories?: number;
  /** True for "a whole pizza", false for "1 serving of pizza". */
  whole?: boolean;
  plural?: boolean;
  /** The last word of what is counted: the bar of "2 chocolate bars". */
  countedName?: string;
  /** The last word when it is in the singular: the cracker of "saltine cracker". */
  singular?: string;
  /** A word between the number and the food: the egg of "a 3 egg omelette". */
  countedWord?: string;
  size?: { name: string; times: number; ml?: number };
  /** Of a drink, as in "Bier 0,5". */
  litres?: boolean;
  /** What the food weighs where its language is spoken, in grams. */
  portions?: ReadonlyMap<string, number>;
};

/** Units that are also foods or in their names: units only after a number or before "of". */
const SHY = new Set(
  `bar roll stick head leaf ear half quarter round square ring ball plate box patty strip fillet
   loaf pat shot block tail rack bite inch cube link clove wedge pint l spear stalk measure
   sheet bunch knob pan`.split(/\s+/),
);
/** Units also after the food: "banana bread slice". */
const TRAILING = new Set(
  "slice piece half quarter cup serving handful glass can bottle container bag box packet pouch carton mug pint jar g kg ml oz l tbsp tsp drizzle dollop splash".split(
    " ",
  ),
);
const WHOLE = new Set(["whole", "entire"]);
const FILLERS = new Set(
  "of approximately about around approx roughly just nearly x the worth - size sized serving".split(" "),
);
const ENERGIES = new Map([
  ...["calory", "calorie", "kcal", "cal"].map((unit) => [unit, 1] as const),
  ...["kj", "kilojoule"].map((unit) => [unit, 1 / KJ_PER_KCAL] as const),
]);
/** After a number that is no amount: "a 100 calorie bar", "80 proof". */
const NOT_AMOUNTS = new Set([
  ...ENERGIES.keys(),
  ..."proof percent year minute hour am pm grain day".split(" "),
]);
/** "A box of 6 doughnuts" is 6 doughnuts. */
const PACKS = new Set("packet bag box container plate bowl serving pouch carton".split(" "));

export const readAmount = (all: Token[]): { amount: Amount; rest: Token[] } => {
  const tokens = all.filter(
    ({ norm }, i) => unitOfWord(norm)?.name !== "serving" || !PACKS.has(all[i + 1]?.norm ?? ""),
  );
  const amount: Amount = { stated: false };
  const rest: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    const quantity = isPartOf(tokens, i, amount, rest) ? undefined : quantityAt(tokens, i);
    if (quantity) {
      const after = afterOf(tokens, quantity.next);
      const next = tokens[after]?.norm ?? "";
      const isOther = NOT_AMOUNTS.has(next);
      const energy = ENERGIES.get(next);
      if (energy) amount.calories ??= quantity.value * energy;
      const isCounted = amount.stated && !amount.unit && rest.length > 0;
      const isPiece =
        /^0[.,]\d\d?$/.test(token.norm) && (isCounted || VESSELS.has(amount.unit?.name ?? "")) && !isOther;
      const isMl = amount.unit?.name === "can" && quantity.value >= LEAST_CAN_ML && !isOther;
      const unit = isPiece ? LITRE : isMl ? unitOfWord("ml") : undefined;
      if (unit && !unitOfWord(next)) {
        amount.perPiece ??= { count: quantity.value, unit };
        i = quantity.next;
        continue;
      }
      const isOfWhole = PARTS_OF.has(amount.unit?.name ?? "") && tokens[i - 1]?.norm === "a";
      if (isOfWhole && isExact(unitOfWord(next) ?? { name: "" })) {
        i = afterOf(tokens, after + 1);
        continue;
      }
      amount.litres ||= /^0[.,]\d\d?$/.test(token.norm) && (rest.length > 0 || token.norm[1] === ",");
      i = isOther ? after + 1 : addQuantity(amount, tokens, quantity);
      continue;
    }
    const size = token.kind === "word" ? sizeAt(tokens, i) : undefined;
    if (size) {
      amount.size ??= size;
      i += 1;
      continue;
    }
    if (WHOLE.has(token.norm)) amount.whole = true;
    const unit = token.kind === "word" ? unitOfWord(token.norm) : undefined;
    if (unit && !amount.unit && isMeasure(tokens, i, unit, rest, amount)) {
      i += 1;
      // "Apple slices" has no number; "slices of apple" are two at least.
      if (token.plural && amount.count === undefined && rest.length > 0) continue;
      // "A pudding cup" is what it is sold in.
      amount.unit = unit.name === "cup" && rest.length > 0 && !tokens[i] ? CONTAINER : unit;
      amount.count ??= token.plural ? 2 : 1;
      if (tokens[i]?.norm === "of") i += 1;
      continue;
    }
    if (!(token.kind === "mark" || (token.norm === "of" && rest.length === 0) || token.norm === "x"))
      rest.push(token);
    i += 1;
  }
  return { amount, rest };
};

/** An amount and what was said of it later: "2 burgers, 150 g" each, "half a cup of rice, 80 g" of it in all. */
export const withLater = (amount: Amount, later: Amount): Amount => {
  const { unit, count = 1, stated } = later;
  const isPart = (amount.count ?? 1) < 1 && unit !== undefined && isExact(unit);
  const isTotal = isPart || (unit?.grams !== undefined && amount.unit?.ml !== undefined);
  // "A package of pop tarts, two in it".
  const isInside = stated && count > 1 && !unit && PACKS.has(amount.unit?.name ?? "");
  if (!amount.stated || isTotal)
    return {
      ...amount,
      ...later,
      unit: isInside ? undefined : (unit ?? amount.unit),
      part: isPart ? amount : undefined,
    };
  const isExactly = unit?.grams !== undefined || unit?.ml !== undefined;
  return unit && isExactly ? { ...amount, perPiece: { count, unit } } : amount;
};

/** The halves of "2 peach halves" and the quarter of "a chicken leg quarter". */
const isPartOf = (
  tokens: readonly Token[],
  i: number,
  { count }: Amount,
  before: readonly Token[],
): boolean =>
  PARTS.has(tokens[i]?.norm ?? "") && count !== undefined && before.length > 0 && i === tokens.length - 1;
const PARTS = new Set(["half", "quarter"]);

/** The 100 g of "2 squares of a 100 g bar" are the bar's. */
const PARTS_OF = new Set(["slice", "piece", "square", "wedge", "strip", "cube", "finger"]);
const LEAST_CAN_ML = 100;
const CONTAINER = unitOfWord("container");
const SERVING = unitOfWord("serving");
const LITRE = unitOfWord("l");
/** "A glass of wine 0,2" holds so many litres, and so does each of "2 beers 0,5". */
const VESSELS = new Set(["glass", "bottle", "can", "mug"]);

/** In g or ml: "1.500 kg" is not 1500 kg. */
const MAX_AMOUNT = 10_000;

const addQuantity = (amount: Amount, tokens: Token[], quantity: Quantity): number => {
  let i = quantity.next;
  let ofServings = false;
  for (; FILLERS.has(tokens[i]?.norm ?? ""); i += 1) ofServings ||= tokens[i]?.norm === "serving";
  if (ofServings) amount.whole = false;
  for (let size = sizeAt(tokens, i); size; size = sizeAt(tokens, i)) {
    amount.size ??= size;
    i += 1;
  }
  const { unit = ofServings ? SERVING : undefined, next } = unitAt(tokens, i, quantity);
  const scale = unit?.grams ?? unit?.ml;
  const { alternative, stated } = quantity;
  const isTooMuch = scale && alternative !== undefined && quantity.value * scale > MAX_AMOUNT;
  addCount(amount, isTooMuch ? alternative : quantity.value, stated, unit);
  amount.stated ||= stated;
  return next;
};

const sizeAt = (tokens: Token[], i: number): Amount["size"] =>
  tokens[i + 1]?.norm === "crust" ? undefined : sizeOf(tokens[i]?.norm ?? "");

const unitAt = (
  tokens: Token[],
  i: number,
  { value, stated }: Quantity,
): { unit?: QuantityUnit; next: number } => {
  const isFluid = tokens[i]?.norm === "fl" && unitOfWord(tokens[i + 1]?.norm ?? "")?.name === "oz";
  let next = isFluid ? i + 1 : i;
  const token = tokens[i];
  const unit = isFluid ? unitOfWord("floz") : token?.kind === "word" ? unitOfWord(token.norm) : undefined;
  // "A 2-pack of cookies", "a 6 pack of nuggets".
  const isOfSoMany = unit?.name === "packet" && value > 1 && token?.norm === "pack" && !token.plural;
  if (isOfSoMany) return { next: afterOf(tokens, next + 1) };
  if (!unit || (SHY.has(unit.name) && !stated && tokens[next + 1]?.norm !== "of")) return { next };
  if (value === 0.5 && unit.name === "half") return { next };
  next = afterOf(tokens, next + 1);
  return { unit, next: isExact(unit) && isPackOf(tokens, next) ? afterOf(tokens, next + 1) : next };
};

const afterOf = (tokens: Token[], i: number): number => {
  let next = i;
  while (["of", "-"].includes(tokens[next]?.norm ?? "")) next += 1;
  return next;
};

/** "A 6 oz container of yogurt", "a 12 fl oz can of beer". */
const isPackOf = (tokens: Token[], i: number): boolean => {
  const unit = unitOfWord(tokens[i]?.norm ?? "");
  return unit !== undefined && !isExact(unit) && AFTER_PACK.has(tokens[i + 1]?.norm);
};

const AFTER_PACK = new Set<string | undefined>(["of", "drained"]);

const isExact = ({ name, grams, ml }: QuantityUnit): boolean =>
  grams !== undefined || (ml !== undefined && name !== "cup");

const addCount = (amount: Amount, value: number, stated: boolean, unit: QuantityUnit | undefined): void => {
  const exact = unit !== undefined && isExact(unit);
  if (exact && amount.count !== undefined && !amount.perPiece && amount.unit?.grams === undefined) {
    amount.perPiece = { count: value, unit };
  } else if (!exact && amount.unit && PACKS.has(amount.unit.name) && stated) {
    amount.count = value * (amount.count ?? 1);
    amount.unit = unit;
  } else if (unit && !amount.unit) {
    amount.count = amount.count !== undefined && amount.stated ? amount.count * (stated ? value : 1) : value;
    amount.unit = unit;
  } else if (amount.count === undefined || (!amount.stated && stated)) amount.count = value;
};

const isMeasure = (
  tokens: Token[],
  i: number,
  unit: QuantityUnit,
  before: Token[],
  { stated }: Amount,
): boolean => {
  const next = tokens[i + 1];
  if (next?.norm === "of") return before.length === 0 || stated || !SHY.has(unit.name);
  const isLast =
    !next || (sizeOf(next.norm) !== undefined && tokens.length === i + 2) || isHolding(tokens, i, unit);
  if (before.length > 0) return isLast && TRAILING.has(unit.name);
  if (isLast) return !SHY.has(unit.name) || unit.name === "plate";
  return !SHY.has(unit.name) && unit.name.length > 1;
};

/** "Coke bottle 250 ml" and "red bull, small can 250 ml" say twice how much. */
const isHolding = (tokens: Token[], i: number, { name }: QuantityUnit): boolean => {
  const [number, last, ...others] = tokens.slice(i + 1);
  const unit = unitOfWord(last?.norm ?? "");
  const isLast = number?.kind === "number" && unit !== undefined && others.length === 0;
  return isLast && isExact(unit) && (HOLDING.has(name) || (name === "cup" && unit.ml !== undefined));
};
const HOLDING = new Set("glass bottle can mug packet bag pouch container carton".split(" "));

/** "Milk 3.5%" is whole milk, "yogurt 2%" a 2% yogurt, and a burger patty of 15 % minced beef. */
export const percentFirst = (words: string[]): string[] => {
  const percents = words.filter((word) => word.endsWith("%"));
  const named = words.filter((word) => !word.endsWith("%"));
  const fat = Number.parseFloat((percents[0] ?? "").replace(",", "."));
  if (named.length === 0 || !(fat > 0)) return words;
  if (isMince(named) && fat <= MOST_MINCE_FAT) {
    const [, kind = ""] = MINCES.find(([most]) => fat <= most) ?? [];
    return [kind, ...named.flatMap((word) => (word === "hamburgerpatty" ? ["ground", "beef"] : word))];
  }
  if (named.at(-1) !== "milk" || fat > MOST_MILK_FAT) return [...percents, ...named];
  const [, kind = "whole"] = MILKS.find(([most]) => fat <= most) ?? [];
  return [kind, ...named];
};

const isMince = (words: readonly string[]): boolean =>
  words.at(-1) === "hamburgerpatty" || (words.includes("ground") && words.includes("beef"));
const MOST_MINCE_FAT = 30;
const MINCES: readonly [most: number, kind: string][] = [
  [7, "5%"],
  [13, "10%"],
  [MOST_MINCE_FAT, "20%"],
];

const MOST_MILK_FAT = 6;
const MILKS: readonly [most: number, kind: string][] = [
  [0.5, "skim"],
  [1.2, "1%"],
  [2.5, "2%"],
];

/** A stretch of a description that names at most one food. */
export type Part = {
  /**
   * How it belongs to the part before it: in a list, "with butter", made of ("filled with beans"), about it ("in
   * syrup"), an aside after a comma or in brackets, "without mayo".
   */
  join: "list" | "with" | "made" | "about" | "aside" | "without";
  /** After a new line or a plus: no part of a name that joins two foods. */
  apart?: boolean;
  mixed?: boolean;
  /** Of what it was fried or cooked in: no list of ingredients follows. */
  cooked?: boolean;
  /** It follows ", and", as the last of a list. */
  last?: boolean;
  bracketed?: boolean;
  /** Where the colon or the bracket stands that opens the list it is in. */
  listing?: number;
  /** After "excluding", which denies a list. */
  excluding?: boolean;
  /** Before "to my coffee": the milk that was added. */
  addedTo?: boolean;
  /** After "on", as the bun of "sausage on a bun". */
  on?: boolean;
  tokens: Token[];
};
