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
