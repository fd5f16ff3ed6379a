import { z } from "zod";
import { cleanText } from "~/platform/text/clean-text";

export const answerText = (max: number) =>
  z
    .string()
    .max(4000)
    .transform((text) => [...cleanText(text)].slice(0, max).join(""));
