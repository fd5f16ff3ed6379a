import { z } from "zod";
import { draftMapSchema } from "~/features/puzzles/own/pixel-map-schema.server";
import { defineCall } from "../call";

export const ownPuzzlesCall = defineCall({
  method: "GET",
  path: "/api/puzzles/mine",
  operationId: "listOwnPuzzles",
  summary: "Your own puzzles",
  access: "signed-in",
  answer: z.object({
    puzzles: z.array(
      z.object({
        puzzle_name: z.string().meta({ description: "As /api/plant takes it." }),
        title: z.string(),
        finished: z.boolean().meta({ description: "Whether it can be chosen." }),
        map: draftMapSchema,
      }),
    ),
  }),
});
