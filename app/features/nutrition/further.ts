type Declaration = {
  label: string;
  unit: "g" | "mg";
  /** Its column in the tables of the USDA, and how many of `unit` one there is. */
  table?: readonly [column: string, times?: number];
  /** Its field at Open Food Facts, in grams unless `times` says otherwise. */
  openFoodFacts?: readonly [field: string, times?: number];
  /** Its columns in CSV files of other programs, and its keys in their JSON. */
  files: Readonly<Record<string, number>>;
  /** kcal that a gram adds to 4/4/9: more than one where some sources count it in the carbs. */
  kcal?: readonly number[];
  /** The same in the tables of the USDA, whose carbs are what all else leaves. */
  tableKcal?: readonly number[];
};

const GRAMS_IN_ML_ALCOHOL = 0.789;
const SALT_IN_MG_SODIUM = 2.5 / 1000;

/** Nutrients beside the four amounts. Each is declared here alone; what is absent of a food is unknown, never 0. */
const DECLARED = {
  fibre: {
    label: "Fibre",
    unit: "g",
    table: ["fibre"],
    openFoodFacts: ["fiber"],
    files: {
      "fiber (g)": 1,
      fiber: 1,
      fibre: 1,
      "fibre (g)": 1,
      "dietary fiber": 1,
      fibre_g: 1,
      ballaststoffe: 1,
      fiber100: 1,
    },
    kcal: [2, -2],
    tableKcal: [-2],
  },
  sugars: {
    label: "Sugars",
    unit: "g",
    table: ["sugars"],
    openFoodFacts: ["sugars"],
    files: { "sugars (g)": 1, sugars: 1, sugar: 1, "sugar (g)": 1, sugars_g: 1, zucker: 1, sugars100: 1 },
  },
  saturated_fat: {
    label: "Saturated fat",
    unit: "g",
    table: ["saturated_fat"],
    openFoodFacts: ["saturated-fat"],
    files: {
      ...{ "saturated (g)": 1, "saturated fat": 1, "saturated fat (g)": 1, "saturated fats (g)": 1 },
      ...{ saturated_fat_g: 1, "saturated-fat": 1, saturatedfat100: 1 },
    },
  },
  salt: {
    label: "Salt",
    unit: "g",
    table: ["sodium_mg", SALT_IN_MG_SODIUM],
    openFoodFacts: ["salt"],
    files: {
      ...{ "salt (g)": 1, salt: 1, salt_g: 1, salz: 1 },
      ...{ "sodium (mg)": SALT_IN_MG_SODIUM, sodium: SALT_IN_MG_SODIUM, sodium_mg: SALT_IN_MG_SODIUM },
    },
  },
  alcohol: {
    label: "Alcohol",
    unit: "g",
    table: ["alcohol"],
    // Per cent by volume.
    openFoodFacts: ["alcohol", GRAMS_IN_ML_ALCOHOL],
    files: { "alcohol (g)": 1, alcohol: 1, alcohol_g: 1 },
    kcal: [7],
  },
  polyols: {
    label: "Polyols",
    unit: "g",
    openFoodFacts: ["polyols"],
    files: { "sugar alcohols (g)": 1, "sugar alcohol (g)": 1, "sugar alcohols": 1, polyols: 1, polyols_g: 1 },
    kcal: [-1.6],
  },
  caffeine: {
    label: "Caffeine",
    unit: "mg",
    table: ["caffeine_mg"],
    openFoodFacts: ["caffeine", 1000],
    files: { "caffeine (mg)": 1, caffeine: 1, caffeine_mg: 1 },
  },
} satisfies Record<string, Declaration>;

export type FurtherName = keyof typeof DECLARED;

export const FURTHER_NAMES = Object.keys(DECLARED) as FurtherName[];

export const FURTHER: Readonly<Record<FurtherName, Declaration>> = DECLARED;

export type Further = Partial<Record<FurtherName, number>>;

export const FURTHER_MAX = 100_000;

const TEN_THOUSANDTHS = 10_000;

export const roundFurther = (value: number) => Math.round(value * TEN_THOUSANDTHS) / TEN_THOUSANDTHS;

export function furtherBy(amountOf: (name: FurtherName) => number | null | undefined): Further | undefined {
  let known: Further | undefined;
  for (const name of FURTHER_NAMES) {
    const value = amountOf(name);
    if (value == null || !(value >= 0 && value <= FURTHER_MAX)) continue;
    known ??= {};
    known[name] = roundFurther(value);
  }
  return known;
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

/** Of 100 g of a product of Open Food Facts; what 100 g can't hold is unknown. */
export const furtherOfProduct = (
  grams: (field: string) => number | undefined,
  { carbs, fats }: { carbs: number; fats: number },
): Further | undefined => {
  const most = mostBeside({ carbs, fats });
  return furtherBy((name) => {
    const [field = "", times = 1] = FURTHER[name].openFoodFacts ?? [];
    const value = field ? grams(field) : undefined;
    return value !== undefined && value <= Math.min(100, most[name] ?? 100) ? value * times : undefined;
  });
};

/** As read from a label, sodium in mg, without what can be no part of its carbs and fats; those may be unread. */
export const furtherOfLabel = (
  { sodium, ...read }: { [Name in FurtherName | "sodium"]?: number | null },
  amounts: { carbs: number | null; fats: number | null },
): Further | undefined => {
  const most = mostBeside(amounts);
  const salt = read.salt ?? (sodium == null ? undefined : sodium * SALT_IN_MG_SODIUM);
  return furtherBy((name) => {
    const value = name === "salt" ? salt : read[name];
    return value != null && value <= (most[name] ?? FURTHER_MAX) ? value : undefined;
  });
};

const mostBeside = ({ carbs, fats }: { carbs: number | null; fats: number | null }): Further => ({
  sugars: (carbs ?? -ROUNDED) + ROUNDED,
  saturated_fat: (fats ?? -ROUNDED) + ROUNDED,
});

const ROUNDED = 1;

/** Where the columns of a CSV file are that hold further nutrients, from 0. */
export const furtherColumns = (header: readonly string[]) =>
  FURTHER_NAMES.flatMap((name) => {
    const names = header.map((each) => each.trim().toLowerCase().replace(/\s+/g, " "));
    const [heading, times] = Object.entries(FURTHER[name].files).find(([each]) => names.includes(each)) ?? [];
    return heading && times ? [{ name, at: names.indexOf(heading), times }] : [];
  });

/** From a record of another program's JSON, for as much as `share` says. */
export const furtherOfRecord = (
  numberOf: (key: string) => number | undefined,
  keys: readonly string[],
  share: number,
): Further | undefined =>
  furtherBy((name) => {
    const { files } = FURTHER[name];
    const key = keys.find((each) => files[each.toLowerCase()] && numberOf(each) !== undefined);
    return key ? (numberOf(key) ?? Number.NaN) * (files[key.toLowerCase()] ?? 1) * share : undefined;
  });

/** Why `grams` of a food can't have this in it; undefined where they can, or where their weight is unknown. */
export const furtherProblem = (grams: number | null | undefined, { alcohol = 0 }: Further = {}) =>
  grams && alcohol > grams
    ? `${whole.format(grams)} g can’t have ${tenths.format(alcohol)} g of alcohol in it.`
    : undefined;

/** What to ask about nutrients that can hardly be parts of these amounts. */
export function furtherQuestion(
  { carbs, fats }: { carbs: number; fats: number },
  further: Further = {},
): string | undefined {
  if ((further.sugars ?? 0) > carbs + ROUNDED) return "More sugars than carbs? Is that right?";
  if ((further.saturated_fat ?? 0) > fats + ROUNDED) return "More saturated fat than fats? Is that right?";
  return undefined;
}

/** The kcal that further nutrients may add to 4/4/9: each sum that their source can mean, in words as a food has it. */
export const furtherKcal = (further: Further | undefined, source = ""): number[] =>
  FURTHER_NAMES.reduce(
    (sums, name) => {
      const grams = further?.[name] ?? 0;
      const { kcal = [0], tableKcal = kcal } = FURTHER[name];
      const each = source.startsWith("USDA ") ? tableKcal : kcal;
      return grams > 0 ? each.flatMap((one) => sums.map((sum) => sum + one * grams)) : sums;
    },
    [0],
  );

export const furtherTimes = (further: Further | undefined, times: number): Further | undefined =>
  times === 1 ? further : further && furtherBy((name) => (further[name] ?? Number.NaN) * times);

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

export function furtherSums(
  all: readonly (Further | undefined)[],
  names: readonly FurtherName[] = FURTHER_NAMES,
): FurtherSum[] {
  const sums: FurtherSum[] = [];
  for (const name of names) {
    let [amount, known] = [0, 0];
    for (const further of all) {
      const value = further?.[name];
      if (value === undefined) continue;
      amount += value;
      known++;
    }
    if (known > 0)
      sums.push({ name, unit: FURTHER[name].unit, amount: roundFurther(amount), known, foods: all.length });
  }
  return sums;
}

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
    times: isSodium ? MG_SODIUM_PER_GRAM_SALT : 1,
    textOf: (amount: number) =>
      isSodium ? furtherText(amount * MG_SODIUM_PER_GRAM_SALT, "mg") : furtherText(amount, unit),
  };
}

/** A field for a nutrient of one serving: `times` as much as is stored of `of`. */
export type FurtherField = {
  name: FurtherName | "sodium";
  of: FurtherName;
  label: string;
  unit: "g" | "mg";
  times: number;
};

type Reader = { shownNutrients: readonly string[]; timeZone: string };

/** The fields of the nutrients that a person chose. */
export const furtherFields = ({ shownNutrients, timeZone }: Reader): FurtherField[] =>
  shownIn(shownNutrients).map((of) => {
    const { label, unit, times } = furtherShown(of, timeZone);
    return { name: times === 1 ? of : "sodium", of, label, unit, times };
  });

type TypedFurther = Partial<Record<FurtherField["name"], number>> & { further_fields?: string };

/** What is known of one serving once its fields are sent: one that was emptied is unknown. */
export function typedFurther(
  { further_fields: fields = "", ...typed }: TypedFurther,
  known?: Further,
): Further | undefined {
  const names = fields.split(",");
  return furtherBy((name) => {
    const sodium =
      name === "salt" && typed.sodium !== undefined ? typed.sodium * SALT_IN_MG_SODIUM : undefined;
    const emptied = names.includes(name) || (name === "salt" && names.includes("sodium"));
    return typed[name] ?? sodium ?? (emptied ? undefined : known?.[name]);
  });
}

const digits = (maximumFractionDigits: number) => new Intl.NumberFormat("en-US", { maximumFractionDigits });
const [whole, tenths, hundredths] = [digits(0), digits(1), digits(2)];

/** Grams to two decimals below 1, to one below 10; mg whole. */
const furtherText = (amount: number, unit: "g" | "mg"): string =>
  `${(unit === "mg" || amount >= 10 ? whole : amount >= 1 ? tenths : hundredths).format(amount)} ${unit}`;

/** "18 g fibre, from 9 of 12 foods" */
export function furtherSumText(
  { name, amount, known, foods }: FurtherSum,
  timeZone: string,
  rate = "",
): string {
  const { label, textOf } = furtherShown(name, timeZone);
  const of = known < foods ? `, from ${known} of ${foods} foods` : "";
  return `${textOf(amount)} ${label.toLowerCase()}${rate}${of}`;
}

export const unknownText = (name: FurtherName, timeZone: string): string =>
  `${furtherShown(name, timeZone).label}: not known`;

/** What is known of one serving, in one line: "3.2 g fibre · Salt: not known"; undefined for nothing to show. */
export const furtherLine = (further: Further | undefined, { shownNutrients, timeZone }: Reader): string =>
  shownIn(shownNutrients)
    .map((name) => {
      const amount = further?.[name];
      if (amount === undefined) return unknownText(name, timeZone);
      const { label, textOf } = furtherShown(name, timeZone);
      return `${textOf(amount)} ${label.toLowerCase()}`;
    })
    .join(" · ");
