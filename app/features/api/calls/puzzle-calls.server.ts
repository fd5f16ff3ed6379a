import { z } from "zod";
import type { Db } from "~/db/store";
import { API_MESSAGES, codedRefusal, defineCall, instant } from "~/features/api/answer";
import { dateSchema, nutrientsSchema } from "~/features/api/food-json.server";
import type { CollectedDay, CollectedPuzzle } from "~/features/collection/collected";
import { collectionOf } from "~/features/collection/collection.server";
import { OWN_PUZZLE_MESSAGES, type OwnPuzzle } from "~/features/own-puzzles/own-puzzle";
import { puzzleNameSchema } from "~/features/own-puzzles/own-puzzles.server";
import { CATEGORIES, everyPuzzle } from "~/features/puzzles/catalogue";
import { draftMapSchema, packPuzzle } from "~/features/puzzles/packs.server";
import { blocksOf, type FoundPuzzle, GRID_SIZE, isSameName, type PuzzleId } from "~/features/puzzles/puzzle";
import { PUZZLE_MESSAGES } from "~/features/puzzles/puzzle-choice";
import { puzzleOf, storedCategories } from "~/features/puzzles/stored.server";
import { isStoredId } from "~/features/puzzles/stored-picture";
import { Refusal } from "~/http/refusal";

const missing = { error: "Missing required parameters" };
const text = z.string(missing).min(1, missing).max(100, missing);
const puzzle_name = text.meta({
  examples: ["carrot"],
  description: "Case, spaces and underscores don't matter.",
});
const collection_type = text.meta({ examples: ["Magic Garden"] });

const puzzle = z.object({ puzzle_name: z.string(), collection_type: z.string() });
export const collectedSchema = puzzle.extend({
  nutrition: nutrientsSchema.meta({ description: "Grams of the day it was first completed." }),
  count: z.int().meta({ description: "The number of days it was collected." }),
  collected: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime().meta({ description: "When it was last collected." }),
  first_completed_at: z.iso.datetime(),
  days: z
    .array(z.object({ date: z.iso.date(), nutrition: nutrientsSchema }))
    .meta({ description: "The days it was collected on, oldest first, each with its grams." }),
});

const namedSchema = { puzzle_name, collection_type: collection_type.optional() };
const anything = z.unknown().optional().meta({ description: "Changes nothing." });
const ignored = {
  nutrition: anything,
  count: anything,
  collected: anything,
  created_at: anything,
  updated_at: anything,
  first_completed_at: anything,
  days: anything,
};

export const puzzlesCall = defineCall({
  method: "GET",
  path: "/api/collection/collection-puzzles",
  operationId: "listCatalogue",
  summary: "All puzzles that can be collected",
  access: "anyone",
  answer: z.array(puzzle),
});

export const collectionCall = defineCall({
  method: "GET",
  path: "/api/collection/user-collections",
  operationId: "listCollection",
  summary: "The puzzles you have collected",
  access: "signed-in",
  query: z.strictObject({
    collection_type: z
      .string()
      .optional()
      .meta({ examples: ["Magic Garden"] }),
  }),
  answer: z.array(collectedSchema),
  withoutToken: "No authentication token available",
  failure: "Failed to load collection data",
});

export const confirmCollectedCall = defineCall({
  method: "POST",
  path: "/api/collection/user-collections",
  operationId: "confirmCollected",
  summary: "Confirm that a puzzle is collected; completing a day collects it automatically",
  access: "signed-in",
  body: z.strictObject({ ...namedSchema, ...ignored }, missing).meta({
    examples: [{ puzzle_name: "carrot", collection_type: "Magic Garden" }],
    description: "The server decides nutrition, counts and dates; values sent for them are ignored.",
  }),
  answer: collectedSchema.extend({ message: z.string() }),
  refusals: { 400: API_MESSAGES.notCompleted, 404: API_MESSAGES.notInCollection },
  withoutToken: "No authentication token",
  failure: "Unexpected error occurred",
});

export const publicCollectionCall = defineCall({
  method: "GET",
  path: "/api/collection/public-collection",
  operationId: "getSharedPuzzle",
  summary: "The collected puzzle behind a share link",
  access: "anyone",
  query: z.strictObject({
    user_id: text.meta({ examples: ["{shareId}"], description: "As in the share link." }),
    puzzle_name,
  }),
  answer: puzzle.extend({ nutrition: nutrientsSchema, first_completed_at: z.iso.datetime() }),
  refusals: { 404: API_MESSAGES.collectionNotFound },
  failure: "Failed to load share data",
});

export const congratulatedCall = defineCall({
  method: "GET",
  path: "/api/collection/congratulations-shown-status",
  operationId: "getCongratulated",
  summary: "Whether the congratulation on a collected puzzle was shown",
  access: "signed-in",
  query: z.strictObject(namedSchema),
  answer: z.object({ congratulationsShown: z.boolean() }),
  refusals: { 404: API_MESSAGES.notInCollection },
});

export const congratulateCall = defineCall({
  method: "POST",
  path: "/api/collection/update-congratulations-shown",
  operationId: "markCongratulated",
  summary: "Mark the congratulation on a collected puzzle as shown",
  access: "signed-in",
  body: z.strictObject(namedSchema),
  answer: z.object({ congratulationsShown: z.literal(true) }),
  refusals: { 404: API_MESSAGES.notInCollection },
});

export const chooseSeedCall = defineCall({
  method: "POST",
  path: "/api/plant",
  operationId: "choosePuzzle",
  summary:
    "Choose the puzzle of today until it is complete, that of tomorrow from then on, or that of a past day without one",
  tagged: true,
  access: "signed-in",
  body: z.strictObject({
    ...namedSchema,
    date: dateSchema.meta({
      examples: ["2026-03-01"],
      description: "Today, the default, tomorrow, or a past day.",
    }),
  }),
  answer: z.object({ date: z.iso.date(), puzzle_name: z.string(), is_today: z.boolean() }),
  refusals: { 400: PUZZLE_MESSAGES["day-open"], 404: API_MESSAGES.noSuchPuzzle },
  failure: API_MESSAGES.saveFailed,
});

type Named = { puzzle_name: string; collection_type?: string };

/** The id of the puzzle a program named; undefined when there is none, or not in the collection it named. */
export async function namedPuzzle(
  db: Db,
  userId: string,
  { puzzle_name, collection_type }: Named,
): Promise<PuzzleId | undefined> {
  const stored = await puzzleOf(db, userId, puzzle_name);
  const found = stored ?? (isStoredId(puzzle_name) ? packPuzzle(puzzle_name) : undefined);
  if (!found || (collection_type !== undefined && !isSameName(collection_type, found.category.title)))
    return undefined;
  return found.puzzle.id;
}

const ownPuzzle = z.object({
  puzzle_name: z.string().meta({ description: "As /api/plant takes it." }),
  title: z.string(),
  finished: z.boolean().meta({ description: "Whether it can be chosen." }),
  map: draftMapSchema,
});

const example = {
  legend: { r: { color: "#d22f3d", nutrient: "carbs" } },
  rows: Array(GRID_SIZE).fill("rrrrrrrr".padEnd(GRID_SIZE, ".")),
};

export const ownPuzzlesCall = defineCall({
  method: "GET",
  path: "/api/puzzles/mine",
  operationId: "listOwnPuzzles",
  summary: "Your own puzzles",
  access: "signed-in",
  answer: z.object({ puzzles: z.array(ownPuzzle) }),
});

export const makePuzzleCall = defineCall({
  method: "POST",
  path: "/api/puzzles/mine",
  operationId: "makePuzzle",
  summary: "Make a puzzle of your own, finished or not",
  access: "signed-in",
  body: z.strictObject({
    title: puzzleNameSchema.meta({ examples: ["Radish"] }),
    map: draftMapSchema.meta({
      examples: [example],
      description: `${GRID_SIZE} rows of ${GRID_SIZE} letters of the legend; \`.\` is empty.`,
    }),
  }),
  answer: ownPuzzle,
  refusals: { 400: OWN_PUZZLE_MESSAGES.tooMany },
  failure: OWN_PUZZLE_MESSAGES.failed,
});

export const deletePuzzleCall = defineCall({
  method: "DELETE",
  path: "/api/puzzles/{puzzleName}",
  operationId: "deletePuzzle",
  summary: "Delete a puzzle of your own; days and the collection keep theirs",
  access: "signed-in",
  answer: z.object({ puzzle_name: z.string() }),
  refusals: { 404: OWN_PUZZLE_MESSAGES.gone },
});

export const puzzleAnswer = ({ puzzle, category }: FoundPuzzle, collected: readonly string[]) => ({
  puzzle_name: puzzle.id,
  title: puzzle.name,
  collection_type: category.title,
  special: puzzle === category.result,
  collected: collected.includes(puzzle.id),
});

export const puzzlePicture = ({ puzzle: { description, map } }: FoundPuzzle) => ({
  description,
  blocks: blocksOf(map),
  map: { legend: map.legend, rows: [...map.rows] },
});

/** A puzzle of one's own, as the API returns it. */
export const ownPuzzleAnswer = ({ id, name, map, problem }: Omit<OwnPuzzle, "chosen">) => ({
  puzzle_name: id,
  title: name,
  finished: !problem,
  map: { legend: map.legend, rows: [...map.rows] },
});

export const puzzleSchema = z.object({
  puzzle_name: z.string().meta({ description: "As /api/plant takes it." }),
  title: z.string(),
  collection_type: z.string(),
  special: z.boolean().meta({ description: "Unlocked by collecting its parts; it can't be chosen." }),
  collected: z.boolean(),
});

export const listPuzzlesCall = defineCall({
  method: "GET",
  path: "/api/puzzles",
  operationId: "listPuzzles",
  summary: "Every puzzle that you can choose or unlock: built-in ones, your own and those of packs",
  access: "signed-in",
  answer: z.object({ puzzles: z.array(puzzleSchema) }),
});

export const onePuzzleCall = defineCall({
  method: "GET",
  path: "/api/puzzles/{puzzleName}",
  operationId: "getPuzzle",
  summary: "One puzzle with its picture",
  access: "signed-in",
  answer: puzzleSchema.extend({
    description: z.string(),
    blocks: nutrientsSchema,
    map: draftMapSchema.meta({ description: "24 rows of 24 letters; `.` is empty." }),
  }),
  refusals: { 404: API_MESSAGES.noSuchPuzzle },
});

type Reason = "unknown-puzzle" | "day-complete" | "day-past" | "day-open";

const CODES = { "day-complete": "day_complete", "day-past": "day_past", "day-open": "day_open" } as const;

export const puzzleRefusal = (reason: Reason): Refusal =>
  reason === "unknown-puzzle"
    ? new Refusal(400, PUZZLE_MESSAGES[reason])
    : codedRefusal(400, CODES[reason], PUZZLE_MESSAGES[reason]);

/** Every puzzle of a user: of the catalogue, of one's own and of packs, and the ids of those collected. */
export async function puzzlesFor(db: Db, userId: string) {
  const collected = (await collectionOf(db, userId)).map(({ puzzleId }) => puzzleId);
  const own = await storedCategories(db, userId, collected);
  return { puzzles: everyPuzzle([...CATEGORIES, ...own]), collected };
}

/** A collected puzzle as the API tells it. */
export const collectedAnswer = (collected: CollectedPuzzle, days: CollectedDay[] = []) => ({
  puzzle_name: collected.puzzleId,
  collection_type: collected.collectionType,
  nutrition: collected.nutrition,
  count: collected.count,
  collected: true,
  created_at: instant(collected.createdAt),
  updated_at: instant(collected.updatedAt),
  first_completed_at: instant(collected.firstCompletedAt),
  days,
});
