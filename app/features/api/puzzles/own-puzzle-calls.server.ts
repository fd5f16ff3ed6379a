import { z } from "zod";
import { OWN_PUZZLE_MESSAGES } from "~/features/own-puzzles/own-puzzle-messages";
import { puzzleNameSchema } from "~/features/own-puzzles/own-puzzle-schema.server";
import { draftMapSchema } from "~/features/puzzles/own/pixel-map-schema.server";
import { GRID_SIZE } from "~/features/puzzles/pixel-map";
import { defineCall } from "../call";

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
