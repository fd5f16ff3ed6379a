import { z } from "zod";
import { nutrientsSchema } from "../amounts-schema.server";
import { defineCall } from "../call";
import { API_MESSAGES } from "../messages";

const fraction = z.number().min(0).max(1);

export const todayCall = defineCall({
  method: "GET",
  path: "/api/today",
  operationId: "getToday",
  summary: "Today's picture for a sensor: fractions, blocks and a line of text",
  access: "signed-in",
  answer: z.object({
    date: z.iso.date(),
    puzzle_name: z.string().nullable(),
    complete: z.boolean(),
    progress: fraction.meta({ description: "Filled blocks of all blocks." }),
    fractions: nutrientsSchema.meta({ description: "Filled blocks of each nutrient's blocks." }),
    filled: nutrientsSchema,
    blocks: nutrientsSchema,
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
