import type { ChatCompletionContentPart } from "openai/resources/chat/completions";
import { z } from "zod";

/** `content` is user data, sent as a message apart from the `instructions`. */
export type Question<T> = {
  name: string;
  instructions: string;
  content: string | ChatCompletionContentPart[];
  answer: z.ZodType<T>;
  model: string;
};

const BOUNDS = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"];

export function shapeOf(answer: z.ZodType): Record<string, unknown> {
  const { $schema, ...shape } = z.toJSONSchema(answer, {
    io: "input",
    override: ({ jsonSchema }) => {
      for (const bound of BOUNDS) delete (jsonSchema as Record<string, unknown>)[bound];
    },
  });
  return shape;
}
