import { z } from "zod";
import { tableFacts } from "~/db/contents";
import { isSecret } from "~/features/account/data.server";
import { ACTIVITY_LEVELS, GENDERS, keysOf, UNITS, WEIGHT_GOALS } from "~/features/account/profile/profile";
import { FOOD_PARTS_MAX } from "~/features/food/entry";
import { FINISH_AT } from "~/features/goals/estimate";
import { AMOUNTS, mapNames } from "~/features/nutrition/amounts";
import { FURTHER, FURTHER_MAX, FURTHER_NAMES } from "~/features/nutrition/further";
import { MAX_AMOUNT } from "~/features/nutrition/read-number";
import { puzzleById } from "~/features/puzzles/catalogue";
import { draftMapSchema } from "~/features/puzzles/packs.server";
import { isStoredId, PUZZLE_NAME_MAX } from "~/features/puzzles/stored-picture";
import { isTimeZone } from "~/platform/time-zone";
import { EXPORT_FORMAT, EXPORT_VERSION, SECTIONS } from "./sections";

const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");

const text = (max: number) =>
  z.string().max(max).refine(isStorable, "must be readable text").meta({ description: "Text." });
const described = <T extends z.ZodType>(schema: T, description: string) => schema.meta({ description });

const isShallow = (value: unknown, levels = 8): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)));

const amount = z.number().min(0).max(MAX_AMOUNT);
const amounts = mapNames(AMOUNTS, (name) => described(amount, name === "calories" ? "kcal." : "Grams."));
const date = described(z.iso.date(), "A day, YYYY-MM-DD.");
const id = z.string().regex(/^[\w-]{1,64}$/, "must be 1 to 64 letters, digits, _ or -");
const puzzle = described(
  z
    .string()
    .refine((id) => isStoredId(id) || puzzleById(id)?.puzzle.id === id, "is no puzzle of this version"),
  "The id of a puzzle.",
);

const further = described(
  z.strictObject(
    mapNames(FURTHER_NAMES, (name) =>
      described(z.number().min(0).max(FURTHER_MAX).optional(), `${FURTHER[name].unit}.`),
    ),
  ),
  "What more is known, for as many servings as the amounts; what is absent is unknown.",
);

const part = z.strictObject({
  ref: text(400).nullable(),
  name: text(400),
  emoji: text(64),
  amount,
  unit: text(80),
  grams: amount.nullable(),
  ...amounts,
  source: text(400).nullable(),
  estimated: z.boolean(),
  further: further.optional(),
});

/** What a column holds, by its name, or by its table and name; times, flags and other texts need no more than their kind. */
const FIELD_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ...amounts,
  ...mapNames(AMOUNTS, () => described(amount, "As the day was measured."), "_goal"),
  further,
  shown_nutrients: z.array(z.enum(FURTHER_NAMES)).max(FURTHER_NAMES.length),
  id,
  date,
  local_date: date,
  name: text(400),
  emoji: text(64),
  number_of_servings: described(z.number().gt(0).max(MAX_AMOUNT), "The amounts are for all of them."),
  parts: described(z.array(part).max(FOOD_PARTS_MAX), "The foods in one serving."),
  foods: z
    .array(z.unknown())
    .max(200)
    .refine((rows) => isShallow(rows), "is nested too deeply"),
  finish_at: described(
    z.literal(FINISH_AT.map(({ value }) => Number(value))),
    "Per cent of a goal that complete its part of the picture.",
  ),
  weekday: described(z.int().min(1).max(7), "1 Monday to 7 Sunday."),
  puzzle_id: puzzle,
  next_puzzle_id: puzzle,
  goal_share: described(
    z.number().gt(0).max(1),
    "Part of the usual goals that the day has; 1 once it has them again.",
  ),
  puzzle_progress: described(z.number().min(0).max(1), "0 to 1."),
  "user_collection.puzzle_name": puzzle,
  "puzzle_completion.puzzle_name": puzzle,
  "user_collection.count": described(z.int().min(0).max(MAX_AMOUNT), "The days on which it was collected."),
  "user_puzzle.id": described(z.string().refine(isStoredId, "is no id of such a puzzle"), "Its id."),
  "user_puzzle.name": text(PUZZLE_NAME_MAX),
  "user_puzzle.bg_color": z.string().regex(/^#[0-9a-fA-F]{6}$/, "must be a colour"),
  category_id: z.string().regex(/^(?:own|pack_[a-z0-9]{1,24})$/, "is no collection of such puzzles"),
  progress_texts: described(z.array(text(400)).length(5), "Shown as it fills."),
  map: described(draftMapSchema, "24 rows of 24 letters, and what each letter is."),
  kg: z.number().gt(0).max(1000),
  gender: z.enum(GENDERS),
  unit: z.enum(UNITS),
  age: z.int().min(0).max(150),
  height: described(z.number().min(0).max(300), "Inches when unit is us, else centimetres."),
  weight: described(z.number().min(0).max(1500), "Pounds when unit is us, else kilograms."),
  activity_level: z.enum(keysOf(ACTIVITY_LEVELS)),
  weight_goal: z.enum(keysOf(WEIGHT_GOALS)),
  calculated_calories: described(z.int().min(0).max(MAX_AMOUNT), "kcal a day."),
  time_zone: described(z.string().refine(isTimeZone, "is no time zone"), "An IANA name."),
  day_start: described(z.int().min(0).max(6), "Hours after midnight."),
  "reminder.time": z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be HH:MM"),
  energy: z.enum(["kcal", "kj"]),
  numbers: z.enum(["shown", "hidden"]),
  "saved_food.kind": z.enum(["food", "meal", "recipe"]),
  makes: described(
    z.number().min(1).max(MAX_AMOUNT),
    "The servings of a recipe; its amounts and parts are for all of them.",
  ),
  servings_left: described(z.number().min(0).max(MAX_AMOUNT), "The servings that a pot still holds."),
  "pot.makes": described(z.number().gt(0).max(MAX_AMOUNT), "The servings that were cooked."),
  food_id: id,
  pot_id: id,
  "pot_portion.servings": z.number().gt(0).max(MAX_AMOUNT),
  cooked_grams: described(z.number().gt(0).max(MAX_AMOUNT), "What a recipe weighs once cooked."),
  unrecognised: described(z.array(text(400)).max(100), "Ingredients of a recipe that name no known food."),
  barcode: z.string().regex(/^\d{8,14}$/, "must be 8 to 14 digits"),
  jpeg: described(z.base64().max(400_000), "The JPEG in Base64."),
};

const TEXT_MAX = 4000;
const time = z.iso.datetime().meta({ description: "ISO 8601, in UTC." });

const KINDS = {
  text: text(TEXT_MAX),
  integer: z.int(),
  number: z.number(),
  bool: z.boolean(),
  json: z.unknown(),
} satisfies Record<string, z.ZodType>;

export const SECTION_SCHEMAS: Readonly<Record<string, z.ZodObject>> = Object.fromEntries(
  Object.entries(SECTIONS).map(([table, { name }]) => [name, rowSchema(table)]),
);

/** The file of `GET /api/user/export?format=json`. */
export const exportFileSchema = z
  .strictObject({
    format: z.literal(EXPORT_FORMAT),
    version: z.literal(EXPORT_VERSION),
    exported_at: time,
    ...Object.fromEntries(
      Object.values(SECTIONS).map(({ name, about, single }) => {
        const row = SECTION_SCHEMAS[name] as z.ZodObject;
        return [name, (single ? row.nullable() : z.array(row)).optional().meta({ description: about })];
      }),
    ),
  })
  .meta({
    title: "A Pixelplate account",
    description:
      "Read page by page as it is sent, so that a slow download holds nothing up: a change meanwhile may be in one part and not in another.",
  });

function rowSchema(table: string): z.ZodObject {
  const { columns = {}, required = [], defaults = [], times = [] } = tableFacts()[table] ?? {};
  const fields = Object.entries(columns)
    .filter(([name]) => name !== "user_id" && !isSecret(name))
    .map(([name, kind]) => {
      const field = times.includes(name)
        ? time
        : (FIELD_SCHEMAS[`${table}.${name}`] ?? FIELD_SCHEMAS[name] ?? KINDS[kind]);
      if (!required.includes(name)) return [name, field.nullable().optional()];
      return [name, defaults.includes(name) ? field.optional() : field];
    });
  return z.strictObject(Object.fromEntries(fields));
}
