import { z } from "zod";
import { API_MESSAGES, defineCall, instant } from "~/features/api/answer";
import { beforeDay, limitSchema, spanSchema } from "~/features/api/answer-calls.server";
import { amountsSchema, dateSchema, loggedSchema, nutrientsSchema } from "~/features/api/food-json.server";
import { DAY_MESSAGES, PARTS_OF_DAY } from "~/features/day/calendar-days";
import type { DayWithFoods, daySnapshots } from "~/features/day/day.server";
import { SUGGESTIONS_MAX } from "~/features/eat/suggestions.server";
import { foodAnswer } from "~/features/food/logged.server";
import { ROUGH_SIZES } from "~/features/log/rough";
import { perNutrient } from "~/features/nutrition/amounts";
import { FURTHER_NAMES, furtherSums } from "~/features/nutrition/further";
import { blocksOf } from "~/features/puzzles/puzzle";

const blocksSchema = z.object(perNutrient(() => z.int().min(0)));

export const furtherSumsSchema = z.array(
  z.object({
    name: z.enum(FURTHER_NAMES),
    unit: z.enum(["g", "mg"]),
    amount: z.number(),
    known: z.int().meta({ description: "The number of foods it is known of," }),
    foods: z.int().meta({ description: "of these." }),
  }),
);

const closedAt = z.iso.datetime().nullable().meta({
  description: "When the day was called done with blocks still open.",
});

export const homeCall = defineCall({
  method: "GET",
  path: "/api/home",
  operationId: "getDay",
  summary: "One day: its food, goals and puzzle; today by default",
  tagged: true,
  access: "signed-in",
  cached: true,
  query: z.strictObject({ date: dateSchema }),
  withoutToken: "User not authenticated",
  answer: z.object({
    date: z.iso.date(),
    is_today: z.boolean(),
    totals: amountsSchema,
    goals: amountsSchema,
    finish_at: z
      .int()
      .meta({ enum: [90, 100], description: "Per cent of a goal that complete its part of the picture." }),
    neat: z.boolean().meta({
      description: "Calories and all three nutrients within 90 to 110 % of their goals; so far, today.",
    }),
    closed_at: closedAt,
    daily_text: z.string(),
    puzzle: z
      .object({
        id: z.string(),
        name: z.string(),
        category: z.string(),
        progress: z.number().min(0).max(1),
        complete: z.boolean(),
        filled: blocksSchema.meta({ description: "Blocks of each nutrient that are filled," }),
        blocks: blocksSchema.meta({ description: "of these." }),
      })
      .nullable(),
    can_change_puzzle: z.boolean(),
    foods: z.array(loggedSchema.extend({ calories: z.number() })),
    further: furtherSumsSchema.meta({
      description: "What is known beside the totals; a nutrient that no food is known to have is absent.",
    }),
  }),
});

export const homeAnswer = ({ puzzle, ...day }: DayWithFoods) => ({
  date: day.date,
  is_today: day.date === day.today,
  totals: day.totals,
  goals: day.goals,
  finish_at: day.finishAt,
  neat: day.neat,
  closed_at: instant(day.closedAt),
  daily_text: day.line,
  puzzle: puzzle && puzzleAnswer(puzzle),
  can_change_puzzle: day.canChange,
  further: furtherSums(day.foods.map(({ entry }) => entry.further)),
  foods: day.foods.map((food) => ({ ...foodAnswer(food), calories: food.entry.amounts.calories })),
});

const puzzleAnswer = ({
  id,
  name,
  map,
  categoryTitle,
  progress,
  complete,
  filled,
}: NonNullable<DayWithFoods["puzzle"]>) => ({
  id,
  name,
  category: categoryTitle,
  progress,
  complete,
  filled,
  blocks: blocksOf(map),
});

export const DAYS_LISTED = 31;

export const daySummarySchema = z.object({
  date: z.iso.date(),
  totals: amountsSchema,
  goals: amountsSchema,
  finish_at: z.int(),
  neat: z.boolean(),
  closed_at: closedAt,
  puzzle: z
    .object({
      id: z.string(),
      name: z.string(),
      category: z.string(),
      progress: z.number().min(0).max(1),
      complete: z.boolean(),
    })
    .nullable(),
});

export const daysCall = defineCall({
  method: "GET",
  path: "/api/days",
  operationId: "listDays",
  summary: "Days with food, goals of their own or a puzzle, newest first",
  access: "signed-in",
  query: z.strictObject({
    ...spanSchema,
    before: beforeDay,
    limit: limitSchema(String(DAYS_LISTED)),
  }),
  answer: z.object({
    days: z.array(daySummarySchema),
    more: z.boolean(),
    next: z.iso.date().nullable().meta({ description: "What to send as `before` for more." }),
  }),
});

export const suggestionsCall = defineCall({
  method: "GET",
  path: "/api/fits",
  operationId: "suggestFood",
  summary: "Portions of your own foods that fill today's open blocks without going over a goal",
  access: "signed-in",
  answer: z.object({
    enough_history: z.boolean().meta({ description: "False in the first week of logging." }),
    foods: z
      .array(
        z.object({
          id: z.string().meta({ description: "Of the food as last logged, to log it again." }),
          name: z.string(),
          emoji: z.string(),
          number_of_servings: z.number(),
          portion: z.string().meta({ examples: ["150 g"] }),
          blocks: nutrientsSchema.meta({ description: "Blocks that it would fill." }),
        }),
      )
      .meta({ description: `At most ${SUGGESTIONS_MAX}, the best first; none without a puzzle.` }),
  }),
});

export const plantFoodsCall = defineCall({
  method: "GET",
  path: "/api/plants",
  operationId: "listPlants",
  summary: "The different plants eaten this week",
  access: "signed-in",
  answer: z.object({
    from: z.iso.date().meta({ description: "Monday." }),
    count: z.int(),
    plants: z.array(z.object({ name: z.string(), emoji: z.string() })).meta({
      description: "In the order eaten.",
    }),
  }),
});

export const roughCall = defineCall({
  method: "POST",
  path: "/api/rough",
  operationId: "logRough",
  summary: "Log an estimate for a part of a day, today by default, by what it usually holds",
  access: "signed-in",
  scope: "log",
  body: z.strictObject({
    part: z.enum(PARTS_OF_DAY, DAY_MESSAGES.notAPart).meta({ examples: ["evening"] }),
    size: z.enum(ROUGH_SIZES, DAY_MESSAGES.notASize).meta({ examples: ["usual"] }),
    date: dateSchema,
  }),
  answer: loggedSchema,
  idempotent: true,
  failure: API_MESSAGES.saveFailed,
});

const fraction = z.number().min(0).max(1);

export const todayCall = defineCall({
  method: "GET",
  path: "/api/today",
  operationId: "getToday",
  summary:
    "Today for a sensor: kcal, grams and goals, and of the picture fractions, blocks and a line of text",
  access: "signed-in",
  answer: z.object({
    date: z.iso.date(),
    puzzle_name: z.string().nullable(),
    complete: z.boolean(),
    progress: fraction.meta({ description: "Filled blocks of all blocks." }),
    fractions: nutrientsSchema.meta({ description: "Filled blocks of each nutrient's blocks." }),
    filled: blocksSchema,
    blocks: blocksSchema,
    totals: amountsSchema.meta({ description: "kcal and grams so far," }),
    goals: amountsSchema.meta({ description: "of these." }),
    stage_text: z.string(),
  }),
});

const link = z.object({
  png: z.url().nullable(),
  svg: z.url().nullable(),
});

export const pictureLinkCall = defineCall({
  method: "GET",
  path: "/api/today/link",
  operationId: "getPictureLink",
  summary: "The address of today's picture for other screens, null while it is off",
  access: "signed-in",
  answer: link,
});

export const renewPictureLinkCall = defineCall({
  method: "PUT",
  path: "/api/today/link",
  operationId: "renewPictureLink",
  summary:
    "Make a new address for today's picture, and end the former one; sent as answered, nothing changes",
  access: "signed-in",
  body: z
    .strictObject({ png: z.string().nullable(), svg: z.string().nullable() })
    .optional()
    .meta({ examples: [{ png: null, svg: null }], description: "Without one, a new address is made." }),
  answer: link,
  failure: API_MESSAGES.saveFailed,
});

export const endPictureLinkCall = defineCall({
  method: "DELETE",
  path: "/api/today/link",
  operationId: "endPictureLink",
  summary: "End the address of today's picture",
  access: "signed-in",
  answer: link,
  failure: API_MESSAGES.saveFailed,
});

type ListedDay = Awaited<ReturnType<typeof daySnapshots>>["days"][number];

export const daySummary = ({ finishAt, closedAt, complete, progress, puzzle: found, ...day }: ListedDay) => ({
  ...day,
  finish_at: finishAt,
  closed_at: instant(closedAt),
  puzzle: found
    ? { id: found.puzzle.id, name: found.puzzle.name, category: found.category.title, progress, complete }
    : null,
});
