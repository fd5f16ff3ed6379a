import { z } from "zod";
import { NAME_MAX } from "~/features/puzzles/own/picture-limits";
import { draftMapSchema } from "~/features/puzzles/own/pixel-map-schema.server";
import { cleanText } from "~/platform/text/clean-text";
import { OWN_PUZZLE_MESSAGES } from "./own-puzzle-messages";

/** What a puzzle of one's own is called. */
export const puzzleNameSchema = z
  .string(OWN_PUZZLE_MESSAGES.noName)
  .transform(cleanText)
  .pipe(z.string().min(1, OWN_PUZZLE_MESSAGES.noName).max(NAME_MAX, OWN_PUZZLE_MESSAGES.nameTooLong));
const puzzle = z.string(OWN_PUZZLE_MESSAGES.gone).max(64, OWN_PUZZLE_MESSAGES.gone);
const MAP_MAX = 16_000;
const map = z
  .string(OWN_PUZZLE_MESSAGES.noVariant)
  .max(MAP_MAX, OWN_PUZZLE_MESSAGES.notAMap)
  .transform((text, context) => {
    const read = draftMapSchema.safeParse(jsonIn(text));
    if (read.success) return read.data;
    context.addIssue({ code: "custom", message: OWN_PUZZLE_MESSAGES.notAMap });
    return z.NEVER;
  });

const SCHEMAS = {
  upload: z.object({
    intent: z.literal("upload"),
    name: puzzleNameSchema,
    file: z.file(OWN_PUZZLE_MESSAGES.noFile),
  }),
  /** `quiet`: from the editor, which stays open. */
  save: z.object({
    intent: z.literal("save"),
    name: puzzleNameSchema,
    map,
    puzzle: puzzle.optional(),
    quiet: z.literal("1").optional(),
  }),
  rename: z.object({ intent: z.literal("rename"), name: puzzleNameSchema, puzzle }),
  delete: z.object({ intent: z.literal("delete"), puzzle }),
  choose: z.object({ intent: z.literal("choose"), puzzle, date: z.string().max(10).optional() }),
};

export type OwnPuzzleForm = z.output<(typeof SCHEMAS)[keyof typeof SCHEMAS]>;

/** By what the form intends. */
export const ownPuzzleSchema = (sent: FormData): z.ZodObject => {
  const intent = String(sent.get("intent"));
  return Object.hasOwn(SCHEMAS, intent)
    ? SCHEMAS[intent as keyof typeof SCHEMAS]
    : z.object({ intent: z.enum(Object.keys(SCHEMAS)) });
};

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
