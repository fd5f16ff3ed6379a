import { z } from "zod";
import { API_MESSAGES, defineCall } from "~/features/api/answer";
import { nutrientsSchema } from "~/features/api/food-json.server";

const missing = { error: API_MESSAGES.missingParameters };
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

export const namedSchema = { puzzle_name, collection_type: collection_type.optional() };
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
  withoutToken: API_MESSAGES.noTokenAvailable,
  failure: API_MESSAGES.collectionFailed,
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
  withoutToken: API_MESSAGES.noToken,
  failure: API_MESSAGES.unexpected,
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
  failure: API_MESSAGES.shareFailed,
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
