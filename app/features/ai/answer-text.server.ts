import { z } from "zod";
import { cleanText } from "~/platform/text/clean-text";

/** Text on one line, cut to `max` characters. */
export const answerText = (max: number) =>
  z
    .string()
    .max(4000)
    .transform((text) => [...cleanText(text)].slice(0, max).join(""));
