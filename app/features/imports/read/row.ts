import type { FoodEntry } from "~/features/food/entry";
import { roundServings } from "~/features/food/servings";
import type { ColumnName, Table, WeightColumns } from "~/features/imports/formats/format";
import { IMPORT_MESSAGES } from "~/features/imports/messages";
import { AMOUNTS, type AmountName, KJ_PER_KCAL, perAmount, roundTenth } from "~/features/nutrition/amounts";
import { type Further, furtherBy, type furtherColumns } from "~/features/nutrition/further";
import { MAX_AMOUNT } from "~/features/nutrition/read-number";
import type { WeightUnit } from "~/features/weight/weight";
import { cleanText } from "~/platform/text";
import { type DateOrder, type DecimalMark, mealTime, readCell, readDate, readTime } from "./cells";

const NOT_A_DATE = "The date can't be read";
const NEGATIVE = "A number is negative";

export type ReadFood = {
  kind: "food";
  line: number;
  date: string;
  time: string;
  /** A day's sum in place of its foods. */
  isWholeDay?: boolean;
  entry: Omit<FoodEntry, "emoji"> & { emoji?: string };
};

/** Without a unit it is in that of the profile. */
export type ReadWeight = { kind: "weight"; line: number; date: string; weight: number; unit?: WeightUnit };

export type LeftOut = { kind: "left out"; line: number; column?: string; reason: string };

export type ReadRow = ReadFood | ReadWeight | LeftOut;

type Found = {
  line: number;
  date: string;
  time: string;
  name: string;
  /** As eaten, in kcal and grams. */
  amounts: Partial<Record<AmountName, number | undefined>>;
  servings?: number;
  isWholeDay?: boolean;
  /** As eaten, like `amounts`. */
  further?: Further;
};

const NAME_MAX = 80;
/** More are grams rather than servings. */
const SERVINGS_MAX = 20;

/** A food of a file, or why it is none that can be logged. */
export function foodFrom({
  line,
  date,
  time,
  name,
  amounts,
  servings = 1,
  isWholeDay,
  further,
}: Found): ReadFood | LeftOut {
  const leftOut = (reason: string): LeftOut => ({ kind: "left out", line, reason });
  const day = readDate(date);
  if (!day) return leftOut(NOT_A_DATE);
  const values = AMOUNTS.flatMap((each) => amounts[each] ?? []);
  if (values.some((value) => value < 0)) return leftOut(NEGATIVE);
  if (values.some((value) => value > MAX_AMOUNT)) return leftOut("A number is more than 100,000");
  if (!values.some((value) => value > 0) && (name === "" || values.length === 0))
    return leftOut("It has no calories and no nutrients");
  return {
    kind: "food",
    line,
    date: day,
    time,
    ...(isWholeDay && { isWholeDay }),
    entry: {
      name: shortName(name) || "Food",
      amounts: perAmount((each) => roundTenth(amounts[each] ?? 0)),
      servings: servings > SERVINGS_MAX ? 1 : (roundServings(servings) ?? 1),
      ...(further && { further }),
    },
  };
}

const shortName = (name: string) => {
  const letters = [...name];
  return letters.length > NAME_MAX
    ? `${letters
        .slice(0, NAME_MAX - 1)
        .join("")
        .trim()}…`
    : name;
};

const CELL_MAX = 80;
const ROW_OF_RECORD_NAME_MAX = 500;
const TOTAL = /^(?:(?:grand|daily|weekly|monthly) totals?\b.*|totals?\b(?! ?\d).*|summe|gesamt)$/i;
const WHOLE_DAY = /^whole day$/i;

export type Writing = { order?: DateOrder; mark: DecimalMark };

type Reading = Writing & {
  header: readonly string[];
  table: Table;
  further: ReturnType<typeof furtherColumns>;
};

/** A record of a CSV file as a food, or why it is none. */
export function rowOfRecord(
  cells: readonly string[],
  line: number,
  { header, table, further, order, mark }: Reading,
): ReadRow {
  const { columns, perServing, unnamed = "" } = table;
  const cell = (column: ColumnName, max = CELL_MAX) =>
    (cells[columns[column] ?? -1] ?? "").trim().slice(0, max);
  const leftOut = (reason: string, column?: ColumnName): ReadRow => {
    const at = column && columns[column];
    return { kind: "left out", line, reason, ...(at !== undefined && { column: header[at] ?? "" }) };
  };
  if (cells.slice(header.length).some((text) => text.trim() !== ""))
    return leftOut("It has more columns than the header");
  const left = table.leaves?.(cells);
  if (left) return leftOut(left);
  const [name, meal] = [cleanText(cell("name", ROW_OF_RECORD_NAME_MAX)), cleanText(cell("meal"))];
  if ([cell("date"), name, meal].some((text) => TOTAL.test(text)))
    return leftOut("It is a total, not a food");
  const date = readDate(cell("date"), order);
  if (!date) return leftOut(NOT_A_DATE, "date");

  const read = (column: ColumnName) =>
    columns[column] === undefined ? "nothing" : readCell(cell(column), mark);
  const servings = read("servings");
  const times = perServing && typeof servings === "number" ? servings : 1;
  const amounts: Partial<Record<AmountName, number>> = {};
  for (const column of AMOUNTS) {
    const value = read(column);
    if (value === "unreadable") return leftOut("The number can't be read", column);
    if (value === "negative") return leftOut(NEGATIVE, column);
    if (value === "nothing") continue;
    amounts[column] = (column === "calories" && table.energy === "kJ" ? value / KJ_PER_KCAL : value) * times;
  }
  const time = readTime(cell("time")) ?? readTime(cell("date")) ?? mealTime(meal);
  const someEaten = Object.values(amounts).some((amount) => amount > 0);
  return foodFrom({
    line,
    date,
    time,
    name: name || (someEaten ? meal || unnamed : ""),
    amounts,
    servings: typeof servings === "number" && servings > 0 ? servings : 1,
    further: furtherBy((each) => {
      const column = further.find(({ name }) => name === each);
      const value = column && readCell((cells[column.at] ?? "").trim().slice(0, CELL_MAX), mark);
      return typeof value === "number" ? value * (column?.times ?? 1) * times : undefined;
    }),
    isWholeDay: table.isOfDays || WHOLE_DAY.test(name || meal),
  });
}

const WEIGHT_OF_RECORD_CELL_MAX = 80;

/** A record of a CSV file as a weight, or why it is none; undefined for a day without one. */
export function weightOfRecord(
  cells: readonly string[],
  line: number,
  { table, order, mark }: Writing & { table: WeightColumns },
): ReadRow | undefined {
  const cell = (column: number) => (cells[column] ?? "").trim().slice(0, WEIGHT_OF_RECORD_CELL_MAX);
  const leftOut = (reason: string): ReadRow => ({ kind: "left out", line, reason });
  const weight = readCell(cell(table.weight).replace(/ ?(?:kg|lbs?)$/i, ""), mark);
  if (weight === "nothing") return undefined;
  const left = table.leaves?.(cells);
  if (left) return leftOut(left);
  const date = readDate(cell(table.date), order);
  if (!date) return leftOut(NOT_A_DATE);
  if (typeof weight !== "number") return leftOut(IMPORT_MESSAGES.weight);
  const { unit } = table;
  const named = typeof unit === "object" ? unitOf(cell(unit.column)) : unit;
  if (typeof unit === "object" && !named) return leftOut(IMPORT_MESSAGES.weight);
  return { kind: "weight", line, date, weight, ...(named && { unit: named }) };
}

const unitOf = (text: string) =>
  /^kgs?$/i.test(text) ? "kg" : /^(?:lbs?|pounds?)$/i.test(text) ? "lb" : undefined;

/** Parts of a file that no import takes over: how many, and what they are called. */
export type NotTaken = { count: number; one: string; more: string };

const KINDS: [file: RegExp, one: string, more: string][] = [
  [/exercise|activity|workout/i, "exercise", "exercises"],
  [/goal|target|tracked_?day/i, "goal", "goals"],
  [/measurement|biometric/i, "measurement", "measurements"],
  [/recipe/i, "recipe", "recipes"],
  [/note/i, "note", "notes"],
  [/food_?list/i, "saved food", "saved foods"],
];

export function notTaken(name: string, count: number): NotTaken {
  const [, one, more] = KINDS.find(([file]) => file.test(name.slice(0, 100))) ?? [];
  return { count, one: one ?? "other row", more: more ?? "other rows" };
}

/** Each kind once; none of which there are none. */
export function summedUp(parts: NotTaken[]): NotTaken[] {
  const sums = new Map<string, NotTaken>();
  for (const part of parts)
    if (part.count > 0) sums.set(part.one, { ...part, count: part.count + (sums.get(part.one)?.count ?? 0) });
  return [...sums.values()];
}
