import type { ChatCompletionContentPart } from "openai/resources/chat/completions";
import { z } from "zod";

/** `content` is data of a user: it is sent in a message of its own, apart from the `instructions`. */
export type Question<T> = {
  name: string;
  instructions: string;
  content: string | ChatCompletionContentPart[];
  /** Strict: what it doesn't allow is no answer. */
  answer: z.ZodType<T>;
  model: string;
};

/** Bounds that not every service knows; the schema checks them afterwards. */
const BOUNDS = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"];

/** The shape of an answer as JSON Schema, of the part that strict structured output allows. */
export function shapeOf(answer: z.ZodType): Record<string, unknown> {
  const { $schema, ...shape } = z.toJSONSchema(answer, {
    io: "input",
    override: ({ jsonSchema }) => {
      for (const bound of BOUNDS) delete (jsonSchema as Record<string, unknown>)[bound];
    },
  });
  return shape;
}
