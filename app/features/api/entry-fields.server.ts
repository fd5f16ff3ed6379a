import { z } from "zod";
import { NAME_MAX } from "~/features/food/entry-schema.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { cleanText } from "~/platform/text/clean-text";
import { graphemeCount } from "~/platform/text/grapheme-count";
import { API_MESSAGES } from "./messages";

const name = z
  .string(API_MESSAGES.missingName)
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(1, API_MESSAGES.missingName)
      .refine((text) => graphemeCount(text) <= NAME_MAX, FOOD_MESSAGES.nameTooLong),
  )
  .meta({ examples: ["Lentil soup"] });

const emoji = z
  .string()
  .max(64)
  .nullish()
  .meta({ examples: ["🍲"] });

export const entryFields = { name, emoji };

/** What a food is called, in answers. */
export const answeredFields = { name: z.string(), emoji: z.string() };
