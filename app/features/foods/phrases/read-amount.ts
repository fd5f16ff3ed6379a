import { type Quantity, quantityAt } from "../language/quantity";
import { sizeOf } from "../language/sizes";
import type { Token } from "../language/token";
import { type Unit, unitOf } from "../language/units";
import type { Amount } from "./amount";

/** Household units that are also foods or parts of their names: counted in only after a number or before "of". */
const SHY = new Set(
  `bar roll stick head leaf ear half quarter round square ring ball plate box patty strip fillet
   loaf pat shot block tail rack bite inch cube link clove wedge pint l spear stalk measure
   sheet bunch knob`.split(/\s+/),
);
/** Units that may stand after the food: "banana bread slice". */
const TRAILING = new Set(
  "slice piece cup serving glass can bottle bag box packet pouch mug g kg ml oz l tbsp tsp".split(" "),
);
const WHOLE = new Set(["whole", "entire"]);
const FILLERS = new Set(
  "of approximately about around approx roughly just nearly x the worth - size sized serving".split(" "),
);
/** Numbers before these say something else: "a 100 calorie bar", "80 proof". */
const NOT_AMOUNTS = new Set(
  "calory calorie kcal cal proof percent year minute hour am pm grain day".split(" "),
);
/** "A box of 6 doughnuts" is 6 doughnuts. */
const PACKS = new Set("packet bag box container plate bowl serving pouch carton".split(" "));

/** The amount that a part tells and the tokens that are left to name the food. */
export const readAmount = (tokens: Token[]): { amount: Amount; rest: Token[] } => {
  const amount: Amount = { said: false };
  const rest: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    const quantity = quantityAt(tokens, i);
    if (quantity && NOT_AMOUNTS.has(tokens[quantity.next]?.norm ?? "")) {
      i = quantity.next + 1;
      continue;
    }
    if (quantity) {
      i = taken(amount, tokens, quantity);
      continue;
    }
    const size = token.kind === "word" ? sizeOf(token.norm) : undefined;
    if (size && tokens[i + 1]?.norm !== "crust") {
      amount.size ??= size;
      i += 1;
      continue;
    }
    if (WHOLE.has(token.norm)) amount.whole = true;
    const unit = token.kind === "word" ? unitOf(token.norm) : undefined;
    if (unit && !amount.unit && isMeasure(tokens, i, unit, rest)) {
      i += 1;
      // "Apple slices" tells no number; "slices of apple" are two at least.
      if (token.plural && amount.count === undefined && rest.length > 0) continue;
      amount.unit = unit;
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

/** More than anybody eats of a food, in g or ml: "1.500 kg" is not 1500 kg. */
const TOO_MUCH = 10_000;

/** A number and the unit or size after it. Gives where reading goes on. */
const taken = (amount: Amount, tokens: Token[], read: Quantity): number => {
  let quantity = read;
  let i = quantity.next;
  while (tokens[i] && FILLERS.has((tokens[i] as Token).norm)) {
    if (tokens[i]?.norm === "serving") amount.whole = false;
    i += 1;
  }
  for (;;) {
    const size = sizeOf(tokens[i]?.norm ?? "");
    if (!size || tokens[i + 1]?.norm === "crust") break;
    amount.size ??= size;
    i += 1;
  }
  let unit = tokens[i]?.kind === "word" ? unitOf((tokens[i] as Token).norm) : undefined;
  if (tokens[i]?.norm === "fl" && unitOf(tokens[i + 1]?.norm ?? "")?.name === "oz") {
    unit = unitOf("floz");
    i += 1;
  }
  if (unit && SHY.has(unit.name) && !(quantity.said || tokens[i + 1]?.norm === "of")) unit = undefined;
  if (unit && quantity.value === 0.5 && unit.name === "half") unit = undefined;
  if (unit) {
    i += 1;
    while (tokens[i] && ["of", "-"].includes((tokens[i] as Token).norm)) i += 1;
  }
  const each = unit?.grams ?? unit?.ml;
  if (each && quantity.or !== undefined && quantity.value * each > TOO_MUCH)
    quantity = { ...quantity, value: quantity.or };
  const exact = unit && (unit.grams !== undefined || (unit.ml !== undefined && unit.name !== "cup"));
  if (exact && amount.count !== undefined && !amount.each && !isExact(amount.unit)) {
    amount.each = { count: quantity.value, unit: unit as Unit };
  } else if (!exact && amount.unit && PACKS.has(amount.unit.name) && quantity.said) {
    amount.count = quantity.value * (amount.count ?? 1);
    amount.unit = unit;
  } else if (unit && !amount.unit) {
    if (amount.count !== undefined && amount.said && unit) amount.count *= quantity.said ? quantity.value : 1;
    else amount.count = quantity.value;
    amount.unit = unit;
  } else if (amount.count === undefined || (!amount.said && quantity.said)) amount.count = quantity.value;
  amount.said ||= quantity.said;
  return i;
};

const isExact = (unit: Unit | undefined): boolean => unit?.grams !== undefined;

const isMeasure = (tokens: Token[], i: number, unit: Unit, before: Token[]): boolean => {
  const next = tokens[i + 1];
  if (next?.norm === "of") return before.length === 0 || !SHY.has(unit.name);
  if (before.length > 0) return !next && TRAILING.has(unit.name);
  if (!next) return !SHY.has(unit.name);
  return !SHY.has(unit.name) && unit.name.length > 1;
};
