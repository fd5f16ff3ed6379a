import { capital } from "~/platform/text";

/** In the specification's order of nutrient indexes 1, 2, 3. */
export const NUTRIENTS = ["carbs", "protein", "fats"] as const;

export type Nutrient = (typeof NUTRIENTS)[number];

export const AMOUNTS = ["calories", ...NUTRIENTS] as const;

export type AmountName = (typeof AMOUNTS)[number];

/** kcal for `calories`, grams for nutrients. */
export type Amounts = Record<AmountName, number>;

/** The foods of a day, one list for each of their facts: minutes of the UTC day (a day more past the midnight that ends it), amounts in tenths. */
export type FoodTotals = { name: string[]; minute: number[] } & Record<AmountName, number[]>;

export const mapNames = <N extends string, T, S extends string = "">(
  names: readonly N[],
  make: (name: N) => T,
  suffix = "" as S,
) => Object.fromEntries(names.map((name) => [name + suffix, make(name)])) as { [K in N as `${K}${S}`]: T };

export type PerNutrient<T = number> = Record<Nutrient, T>;

export const perNutrient = <T>(make: (nutrient: Nutrient) => T): PerNutrient<T> => mapNames(NUTRIENTS, make);

export const perAmount = <T>(make: (name: AmountName) => T): Record<AmountName, T> => mapNames(AMOUNTS, make);

export const mapAmounts = <A, T>(amounts: Record<AmountName, A>, make: (amount: A) => T) =>
  perAmount((name) => make(amounts[name]));

export const pickAmounts = <T>(from: Record<AmountName, T>): Record<AmountName, T> =>
  perAmount((name) => from[name]);

export const roundTenth = (value: number) => Math.round(value * 10) / 10;

export const addAmounts = (foods: readonly Amounts[]): Amounts =>
  foods.reduce<Amounts>((sum, food) => perAmount((name) => roundTenth(sum[name] + food[name])), NO_AMOUNTS);

export const NO_AMOUNTS: Amounts = perAmount(() => 0);

export type Energy = "kcal" | "kj";

export type EnergyUnit = "kcal" | "kJ";

/** The thermochemical calorie (NIST SP 811, B.8). */
export const KJ_PER_KCAL = 4.184;

export const inUnit = (unit: EnergyUnit | "g", amount: number): number =>
  unit === "kJ" ? amount * KJ_PER_KCAL : amount;

export const ENERGIES = ["kcal", "kj"] as const satisfies Energy[];

export const energyIn = (given: unknown): Energy | undefined => ENERGIES.find((energy) => energy === given);

/** kcal or grams, from a number of `unit`. */
export const fromUnit = (unit: EnergyUnit | "g", shown: number): number =>
  unit === "kJ" ? shown / KJ_PER_KCAL : shown;

/** The unit of a form's energy: its own, since the account's may have changed after the form was opened. */
export const sentEnergy = (form: FormData, account: { energy: Energy }): Energy =>
  energyIn(form.get("energy")) ?? account.energy;

/** kcal and grams; null where unknown. */
export type Values = Record<AmountName, number | null>;

export const KCAL_PER_GRAM: PerNutrient = { carbs: 4, protein: 4, fats: 9 };

export const energyFrom = (grams: Record<Nutrient, number | null>): number =>
  NUTRIENTS.reduce((kcal, nutrient) => kcal + KCAL_PER_GRAM[nutrient] * (grams[nutrient] ?? 0), 0);

/** Whether kcal and the `sum` of the grams agree, within 14 kcal or 20 % for fibre, polyols and rounding; null when an amount is missing. */
export function agrees(values: Values, sum = energyFrom(values)): boolean | null {
  const calories = values.calories ?? 0;
  if (AMOUNTS.some((name) => values[name] === null)) return null;
  return Math.abs(sum - calories) <= Math.max(14, 0.2 * Math.max(calories, sum));
}

export type AmountUnit = EnergyUnit | "g";

export const energyUnit = (energy: Energy): EnergyUnit => (energy === "kj" ? "kJ" : "kcal");

export function unitOf(amount: AmountName): "kcal" | "g";
export function unitOf(amount: AmountName, energy: Energy): AmountUnit;
export function unitOf(amount: AmountName, energy: Energy = "kcal"): AmountUnit {
  return amount === "calories" ? energyUnit(energy) : "g";
}

export const amountLabel = (amount: AmountName, energy?: Energy): string =>
  amount === "calories" && energy === "kj" ? "Energy" : capital(amount);

export const amountLabels = (energy: Energy) =>
  AMOUNTS.map((name) => ({ name, label: amountLabel(name, energy), unit: unitOf(name, energy) }));

const format = (digits: number) =>
  new Intl.NumberFormat("en-US", { maximumFractionDigits: digits, useGrouping: false });
const [whole, tenths] = [format(0), format(1)];

/** Never grouped, since "1,200" may be read as 1.2. */
export const formatGrams = (grams: number): string => (grams < 10 ? tenths : whole).format(grams);

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

export const formatKcal = (kcal: number): string => grouped.format(kcal);

/** kcal or grams as the number that `unit` follows: whole kcal and kJ, grams to one decimal below 10. */
export const formatIn = (unit: AmountUnit, amount: number): string => formatShown(unit, inUnit(unit, amount));

export const formatShown = (unit: AmountUnit, shown: number): string =>
  unit === "g" ? formatGrams(shown) : formatKcal(shown);

/** The one way to write energy: kcal as "478 kcal", or in kJ as "2,000 kJ" (1 kcal is 4.184 kJ, NIST SP 811). */
export const energyText = (kcal: number, energy: Energy): string =>
  `${formatIn(energyUnit(energy), kcal)} ${energyUnit(energy)}`;

/** Of 100 kcal, in g: 48 % of the energy is from carbs, 20 % from protein and 32 % from fat. */
export const ORDINARY_MEAL = { calories: 100, carbs: 12, protein: 5, fats: 3.6 };
