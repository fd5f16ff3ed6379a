import {
  type Amounts,
  type AmountUnit,
  type Energy,
  type EnergyUnit,
  energyFrom,
  energyText,
  energyUnit,
  formatIn,
  fromUnit,
  inUnit,
  roundTenth,
} from "./amounts";
import type { Further, FurtherField } from "./further";

const IS_DIGIT = /\p{Nd}/u;

export const plainDigits = (text: string): string =>
  text
    .replace(/(?![0-9])\p{Nd}/gu, digit)
    .replace(/[¼-¾⅐-⅞]/g, (part) => ` ${part.normalize("NFKC")} `)
    .replace(/[⁄∕]/g, "/")
    .replace(/[．٫]/g, ".")
    .replace(/，/g, ",")
    .replace(/[’‘ʼ٬]/g, "'")
    .replace(/\s/g, " ")
    .trim();

/** Digits of a script follow one another from the first or seventh of sixteen code points. */
function digit(character: string): string {
  const plain = character.normalize("NFKC");
  if (/^[0-9]$/.test(plain)) return plain;
  const point = character.codePointAt(0) ?? 0;
  const row = point & ~0xf;
  return String(point - (IS_DIGIT.test(String.fromCodePoint(row)) ? row : row + 6));
}

/** `or` is the other possible reading: "1,200" is 1200 or 1.2. */
export type TypedNumber = { value: number; or?: number };

const UNIT = / ?(?:g|ml|kcal)$/i;
const FRACTION = /^(?:(\d{1,6}) +)?([1-9]\d?) ?\/ ?([1-9]\d?)$/;
const DECIMAL = /^\d*(?:[.,' ]\d+)*$/;

/** A number of 0 or more as typed. A separator before exactly three digits, after one to three that are not a lone 0, groups. */
export function readNumber(text: string): TypedNumber | undefined {
  const plain = plainDigits(text).replace(UNIT, "");
  const [, whole = "0", above, below] = FRACTION.exec(plain) ?? [];
  if (above && below) return { value: Number(whole) + Number(above) / Number(below) };
  if (plain === "" || !DECIMAL.test(plain)) return undefined;
  const parts = plain.split(/\D/);
  const marks = plain.replace(/\d/g, "");
  const grouped = marks === "" || isGrouped(parts, marks) ? Number(parts.join("")) : undefined;
  const decimal = isDecimal(parts, marks)
    ? Number(`${parts.slice(0, -1).join("")}.${parts.at(-1)}`)
    : undefined;
  const value = grouped ?? decimal;
  if (value === undefined || !Number.isFinite(value)) return undefined;
  return grouped !== undefined && decimal !== undefined ? { value, or: decimal } : { value };
}

function isGrouped([head = "", ...groups]: readonly string[], marks: string): boolean {
  const same = marks !== "" && marks === (marks[0] ?? "").repeat(marks.length);
  return same && /^\d{1,3}$/.test(head) && head !== "0" && groups.every(({ length }) => length === 3);
}

function isDecimal(parts: readonly string[], marks: string): boolean {
  const [last, before] = [marks.at(-1) ?? "", marks.slice(0, -1)];
  if (last !== "." && last !== ",") return false;
  return before === "" || (before[0] !== last && isGrouped(parts.slice(0, -1), before));
}

const NUMBERS =
  /(?:\d{1,6} +)?[1-9]\d? ?\/ ?[1-9]\d?(?!\d)|\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|[.,]?\d+(?:[.,']\d+)*/g;

/** The only number in a text, 0 when there is none; undefined for several or an unreadable one. */
export function onlyNumber(text: string): TypedNumber | undefined {
  const plain = plainDigits(text);
  const [match, ...more] = plain.match(NUMBERS) ?? [];
  if (more.length > 0 || /\p{N}/u.test(plain.replace(match ?? "", ""))) return undefined;
  return match === undefined ? { value: 0 } : readNumber(match);
}

export const MAX_AMOUNT = 100_000;

/** kcal or grams to one decimal, at most 100,000, from a number of `unit` or the unit in it; "1,200" g could be 1.2: undefined. */
export function parseAmount(text: string, unit: EnergyUnit | "g"): number | undefined {
  const [named = ""] = (unit !== "g" && /k(?:cal|j)$/i.exec(text.trim())) || [];
  const { value, or } = readNumber(text.trim().slice(0, -named.length || undefined)) ?? {};
  if (value === undefined || (unit === "g" && or !== undefined)) return undefined;
  const amount = fromUnit(named ? (named.length === 2 ? "kJ" : "kcal") : unit, value);
  return amount <= MAX_AMOUNT ? roundTenth(amount) : undefined;
}

export function parseCount(text: string): number | undefined {
  const { value, or } = readNumber(text) ?? {};
  return value !== undefined && or === undefined && value <= MAX_AMOUNT ? value : undefined;
}

/** An amount for a field, which `parseAmount` reads back exactly; kJ are whole where that is exact, so 2000 stays 2000. */
export function amountFieldText(amount: number, unit: AmountUnit): string {
  if (unit !== "kJ") return String(amount);
  const shown = inUnit(unit, amount);
  const whole = Math.round(shown);
  return String(roundTenth(fromUnit(unit, whole)) === amount ? whole : roundTenth(shown));
}

export function kcalTextIn(text: string, unit: AmountUnit): string {
  const kcal = unit === "kJ" ? parseAmount(text, "kcal") : undefined;
  return kcal === undefined ? text : amountFieldText(kcal, unit);
}

const toOneDecimal = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

export const energyFieldText = (kcal: number, energy: Energy): string =>
  toOneDecimal.format(Number(amountFieldText(kcal, energyUnit(energy))));

const toFourDecimals = new Intl.NumberFormat("en-US", { maximumFractionDigits: 4, useGrouping: false });

/** To four decimals; a zero follows three of them, since "1.125" may be read as 1125. */
export const fieldText = (value: number): string => toFourDecimals.format(value).replace(/(\.\d{3})$/, "$10");

/** What is known of one serving, as texts of its fields. */
export const furtherTexts = (fields: readonly FurtherField[], known: Further = {}): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ name, of, times }) => {
      const value = known[of];
      return [name, value === undefined ? "" : fieldText(value * times)];
    }),
  );

/** The source of figures that a person typed beside a food. */
export const AS_TYPED = "as you typed";

export const ENTRY_KCAL_MAX = 5000;
const APART_KCAL = 50;
const APART_SHARE = 0.25;
const ALCOHOL_SHARE = 0.2;
const OTHER_SHARE = 0.1;

type Typed = {
  /** For one serving. */
  amounts: Amounts;
  servings: number;
  energy: Energy;
  hidesNumbers?: boolean;
  /** The foods that the amounts are of, for one serving: energy of theirs that no grams explain, as of wine, is no mistake. */
  foods?: Amounts;
  /** kcal of one serving that stand beside the grams, as of alcohol: each sum that a source can mean. */
  explained?: readonly number[];
  /** False where no food of its names can hold any. */
  alcohol?: boolean;
};

/** What to ask about typed amounts that can hardly be; undefined when there is nothing to ask. */
export function valueQuestion(typed: Typed): string | undefined {
  const { amounts, servings, energy, hidesNumbers, foods, explained = [0], alcohol = true } = typed;
  const total = amounts.calories * servings;
  if (total > ENTRY_KCAL_MAX) {
    const lot = hidesNumbers ? "That" : energyText(total, energy);
    return `${lot} is a lot for one entry. ${RIGHT}`;
  }
  const unexplained = foods ? Math.max(0, foods.calories - energyFrom(foods)) : 0;
  const sums = explained.map((kcal) => energyFrom(amounts) + unexplained + kcal);
  const off = (sum: number) => Math.abs(sum - amounts.calories);
  const sum = sums.reduce((best, each) => (off(each) < off(best) ? each : best));
  const apart = off(sum);
  if (apart <= APART_KCAL || apart <= APART_SHARE * amounts.calories) return undefined;
  if (hidesNumbers) return `The calories and the grams seem far apart. ${RIGHT}`;
  const of = unexplained > 0 ? "These foods" : "These grams";
  // Drinks with alcohol have next to no protein and fats; of known foods theirs is the energy that no grams explain.
  const mayBeAlcohol = foods?.calories
    ? unexplained > ALCOHOL_SHARE * foods.calories
    : energyFrom({ ...amounts, carbs: 0 }) <= OTHER_SHARE * amounts.calories;
  const why = sum < amounts.calories && alcohol && mayBeAlcohol ? " Alcohol can explain that." : "";
  return `${of} come to about ${energyText(sum, energy)}, but you entered ${formatIn(energyUnit(energy), amounts.calories)}.${why} ${RIGHT}`;
}

const RIGHT = "Is that right?";

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });

export function whichNumber(read: TypedNumber | undefined, unit?: "g" | "ml"): string | undefined {
  const { value, or } = read ?? {};
  if (value === undefined || or === undefined || value > MAX_AMOUNT) return undefined;
  const of = unit ? ` ${unit}` : "";
  return `Is that ${grouped.format(value)}${of} or ${grouped.format(or)}${of}? Type ${value} or ${fieldText(or)}.`;
}
