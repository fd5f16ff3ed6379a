import { z } from "zod";
import { cleanText } from "~/platform/text/clean-text";
import { CATEGORIES } from "../catalogue";
import { NAME_MAX } from "../own/picture-limits";
import { pixelMapSchema } from "../own/pixel-map-schema.server";
import { isSameName } from "../same-name";

const PACK_FORMAT = "pixelplate-pack";
const PUZZLES_MAX = 60;
const TEXT_MAX = 160;
const TEXTS = 5;

const line = (max: number) =>
  z
    .string("is missing, or no text")
    .refine((text) => cleanText(text) === text && text !== "", "must be one line of plain text")
    .refine((text) => !/[<>]/.test(text), "can't contain < or >")
    .max(max, `can't be longer than ${max} letters`);
const idOf = (max: number, pattern: RegExp, letters: string) =>
  z
    .string("is missing")
    .max(max, `can't be longer than ${max} letters`)
    .regex(pattern, `may hold ${letters} only`);

const puzzleSchema = z.strictObject({
  id: idOf(30, /^[a-z][a-z0-9_]*$/, "lower-case letters, digits and _"),
  name: line(NAME_MAX),
  description: line(TEXT_MAX).optional(),
  progress_texts: z
    .array(line(TEXT_MAX), "must be five texts")
    .length(TEXTS, "must be five texts")
    .optional(),
  map: pixelMapSchema,
});

/** A file of puzzles. */
export const packSchema = z.strictObject({
  format: z.literal(PACK_FORMAT, `must be "${PACK_FORMAT}"`),
  version: z.literal(1, "must be 1"),
  id: idOf(24, /^[a-z][a-z0-9]*$/, "lower-case letters and digits"),
  title: line(NAME_MAX).refine(
    (title) => !CATEGORIES.some((category) => isSameName(category.title, title)),
    "is the title of built-in puzzles",
  ),
  description: line(TEXT_MAX),
  puzzles: z
    .array(puzzleSchema, "must be a list")
    .min(1, "must hold at least one puzzle")
    .max(PUZZLES_MAX, `can't hold more than ${PUZZLES_MAX} puzzles`)
    .superRefine((puzzles, context) => {
      for (const field of ["id", "name"] as const) {
        const seen = new Set<string>();
        puzzles.forEach((puzzle, i) => {
          const value = puzzle[field].toLowerCase();
          if (seen.has(value))
            context.addIssue({
              code: "custom",
              path: [i, field],
              message: `is “${puzzle[field]}” once more`,
            });
          seen.add(value);
        });
      }
    }),
});

export type Pack = z.infer<typeof packSchema>;
