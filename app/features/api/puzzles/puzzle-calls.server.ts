import { z } from "zod";
import { draftMapSchema } from "~/features/puzzles/own/pixel-map-schema.server";
import { nutrientsSchema } from "../amounts-schema.server";
import { defineCall } from "../call";
import { API_MESSAGES } from "../messages";

/** A puzzle of a list, in answers. */
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
