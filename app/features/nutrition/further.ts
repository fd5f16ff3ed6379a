type Declaration = {
  label: string;
  unit: "g" | "mg";
  /** Its column in the tables of the USDA, and how many of `unit` one there is. */
  table?: readonly [column: string, times?: number];
};

/** Nutrients beside the four amounts. Each is declared here alone; what is absent of a food is unknown, never 0. */
const DECLARED = {
  fibre: { label: "Fibre", unit: "g", table: ["fibre"] },
  sugars: { label: "Sugars", unit: "g", table: ["sugars"] },
  saturated_fat: { label: "Saturated fat", unit: "g", table: ["saturated_fat"] },
  salt: { label: "Salt", unit: "g", table: ["sodium_mg", 2.5 / 1000] },
  alcohol: { label: "Alcohol", unit: "g", table: ["alcohol"] },
  polyols: { label: "Polyols", unit: "g" },
  caffeine: { label: "Caffeine", unit: "mg", table: ["caffeine_mg"] },
} satisfies Record<string, Declaration>;

export type FurtherName = keyof typeof DECLARED;

export const FURTHER_NAMES = Object.keys(DECLARED) as FurtherName[];

export const FURTHER: Readonly<Record<FurtherName, Declaration>> = DECLARED;

export type Further = Partial<Record<FurtherName, number>>;

export const FURTHER_MAX = 100_000;

const TEN_THOUSANDTHS = 10_000;

export const roundFurther = (value: number) => Math.round(value * TEN_THOUSANDTHS) / TEN_THOUSANDTHS;

export function furtherBy(amountOf: (name: FurtherName) => number | null | undefined): Further | undefined {
  const known = FURTHER_NAMES.flatMap((name) => {
    const value = amountOf(name) ?? Number.NaN;
    return value >= 0 && value <= FURTHER_MAX ? [[name, roundFurther(value)] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/** What a column of the database, a form or a file holds, without what is no amount of a known nutrient. */
export const furtherFrom = (stored: unknown): Further | undefined =>
  furtherBy((name) => {
    const value = (stored as Further | null | undefined)?.[name];
    return typeof value === "number" ? value : undefined;
  });

/** From a row of a table of the USDA, whose empty cells are unknown. */
export const furtherInTable = (row: Readonly<Record<string, string | undefined>>): Further | undefined =>
  furtherBy((name) => {
    const [column = "", times = 1] = FURTHER[name].table ?? [];
    const cell = row[column];
    return cell ? Number(cell) * times : undefined;
  });

export const furtherTimes = (further: Further | undefined, times: number): Further | undefined =>
  further && furtherBy((name) => (further[name] ?? Number.NaN) * times);

/** Known of a whole is only what is known of all its parts. */
export const furtherOfParts = (parts: readonly { further?: Further }[]): Further | undefined =>
  parts.length === 0
    ? undefined
    : furtherBy((name) => parts.reduce((sum, { further }) => sum + (further?.[name] ?? Number.NaN), 0));

export const shownIn = (stored: unknown): FurtherName[] =>
  Array.isArray(stored) ? FURTHER_NAMES.filter((name) => stored.includes(name)) : [];

export type FurtherSum = {
  name: FurtherName;
  unit: "g" | "mg";
  amount: number;
  /** The number of foods that it is known of, among `foods`. */
  known: number;
  foods: number;
};

export const furtherSums = (all: readonly (Further | undefined)[]): FurtherSum[] =>
  FURTHER_NAMES.flatMap((name) => {
    const values = all.flatMap((further) => further?.[name] ?? []);
    if (values.length === 0) return [];
    const amount = roundFurther(values.reduce((sum, value) => sum + value, 0));
    return [{ name, unit: FURTHER[name].unit, amount, known: values.length, foods: all.length }];
  });

const MG_SODIUM_PER_GRAM_SALT = 1000 / 2.5;

// The European Union, its neighbours and Japan print salt; most others sodium.
const PRINTS_SALT =
  /^(?:Europe|Arctic|UTC|Etc|GMT)|^Atlantic\/(?:Azores|Canary|Fa|Madeira|Reyk)|^Asia\/(?:Tokyo|Nicosia|Famagusta)/;

/** How a person reads a nutrient: salt as sodium where the labels of their time zone print that. */
export function furtherShown(name: FurtherName, timeZone: string) {
  const { label, unit } = FURTHER[name];
  const isSodium = name === "salt" && !PRINTS_SALT.test(timeZone);
  return {
    label: isSodium ? "Sodium" : label,
    unit: isSodium ? ("mg" as const) : unit,
    textOf: (amount: number) =>
      isSodium ? furtherText(amount * MG_SODIUM_PER_GRAM_SALT, "mg") : furtherText(amount, unit),
  };
}

const digits = (maximumFractionDigits: number) => new Intl.NumberFormat("en-US", { maximumFractionDigits });
const [whole, tenths, hundredths] = [digits(0), digits(1), digits(2)];

/** Grams to two decimals below 1, to one below 10; mg whole. */
const furtherText = (amount: number, unit: "g" | "mg"): string =>
  `${(unit === "mg" || amount >= 10 ? whole : amount >= 1 ? tenths : hundredths).format(amount)} ${unit}`;

/** "18 g fibre, from 9 of 12 foods" */
export function furtherSumText({ name, amount, known, foods }: FurtherSum, timeZone: string): string {
  const { label, textOf } = furtherShown(name, timeZone);
  const of = known < foods ? `, from ${known} of ${foods} foods` : "";
  return `${textOf(amount)} ${label.toLowerCase()}${of}`;
}

export const unknownText = (name: FurtherName, timeZone: string): string =>
  `${furtherShown(name, timeZone).label}: not known`;

/** What is known of one serving, in one line: "3.2 g fibre · Salt: not known"; undefined for nothing to show. */
export const furtherLine = (
  further: Further | undefined,
  { shownNutrients, timeZone }: { shownNutrients: readonly string[]; timeZone: string },
): string =>
  shownIn(shownNutrients)
    .map((name) => {
      const amount = further?.[name];
      if (amount === undefined) return unknownText(name, timeZone);
      const { label, textOf } = furtherShown(name, timeZone);
      return `${textOf(amount)} ${label.toLowerCase()}`;
    })
    .join(" · ");
