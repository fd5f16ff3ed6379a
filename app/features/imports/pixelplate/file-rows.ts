import type { z } from "zod";
import type { Row } from "~/db/contents";
import { cleanText } from "~/platform/text";

type FileSection = {
  table: string;
  key: readonly string[];
  /** The column of the day to which a row belongs. */
  day?: string;
  /** Of rows that an account may have. */
  max?: number;
  one: string;
  more: string;
};

/** The parts of an export that come back, in the order in which they are added. */
const SECTIONS = {
  account: { table: "users", key: [], one: "setting", more: "settings" },
  profile: { table: "user_info", key: [], one: "profile", more: "profiles" },
  picture: { table: "avatars", key: [], one: "picture", more: "pictures" },
  saved_foods: { table: "saved_food", key: ["id"], max: 300, one: "saved food", more: "saved foods" },
  pots: { table: "pot", key: ["id"], max: 12, one: "pot in the fridge", more: "pots in the fridge" },
  confirmed_meals: {
    ...{ table: "confirmed_meal", key: ["words_hash"], max: 500 },
    ...{ one: "described meal", more: "described meals" },
  },
  products: { table: "product", key: ["barcode"], one: "food of a barcode", more: "foods of barcodes" },
  puzzles: {
    ...{ table: "user_puzzle", key: ["id"], max: 500 },
    ...{ one: "puzzle of your own", more: "puzzles of your own" },
  },
  collection: {
    ...{ table: "user_collection", key: ["collection_type", "puzzle_name"] },
    ...{ one: "collected puzzle", more: "collected puzzles" },
  },
  goals: { table: "nutrition_goal", key: ["local_date"], day: "local_date", one: "goal", more: "goals" },
  weekday_goals: {
    ...{ table: "weekday_goal", key: ["weekday", "local_date"], day: "local_date" },
    ...{ one: "goal of a weekday", more: "goals of weekdays" },
  },
  weights: { table: "weight", key: ["date"], day: "date", one: "weight", more: "weights" },
  days: { table: "daily_home_data", key: ["date"], day: "date", one: "day", more: "days" },
  foods: { table: "food", key: ["id"], day: "local_date", one: "food", more: "foods" },
} satisfies Record<string, FileSection>;

export type FileSectionName = keyof typeof SECTIONS;

export const FILE_SECTIONS = Object.keys(SECTIONS) as FileSectionName[];

export const fileSection = (name: FileSectionName): FileSection => SECTIONS[name];

export type FileRow = {
  section: FileSectionName;
  index: number;
  /** As its table has it, without the person's id. */
  row: Row;
  completions?: Row[];
};

/** What a staged row holds; `before` once it is added: what stood in its place. */
export type FileContent = Pick<FileRow, "row" | "completions"> & { before?: Row | null };

export function grouped<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

type Issue = z.core.$ZodIssue;

const PATH_MAX = 120;

export function pathText(section: string, path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`));
  return cleanText([section, ...steps].join("")).slice(0, PATH_MAX);
}

/** What is wrong with a value, to be read after its path. */
export function problemText(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case "too_big":
      return issue.origin === "string"
        ? `is longer than ${count(issue.maximum)} characters`
        : issue.origin === "array"
          ? `has more than ${count(issue.maximum)} entries`
          : `must be at most ${count(issue.maximum)}`;
    case "too_small":
      return `must be ${issue.inclusive ? "at least" : "more than"} ${count(issue.minimum)}`;
    case "invalid_value":
      return `must be ${issue.values.map(String).join(" or ")}`;
    case "unrecognized_keys":
      return "is unknown to this version of Pixelplate";
    case "invalid_format":
      return FORMATS[issue.format] ?? issue.message;
    default:
      return issue.message;
  }
}

const count = (number: number | bigint) => number.toLocaleString("en-US");

const TYPES: Record<string, string> = {
  number: "a number",
  int: "a whole number",
  string: "text",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

const FORMATS: Record<string, string> = {
  date: "must be a day, such as 2026-03-01",
  datetime: "must be a time, such as 2026-03-01T12:00:00Z",
  base64: "must be Base64",
  safeint: "must be a whole number",
};
