import type { z } from "zod";
import { AMOUNTS, type Amounts } from "~/features/nutrition/amounts";
import { valueQuestion } from "~/features/nutrition/value-question";
import { Refusal } from "~/http/refusal";
import type { entrySchema } from "./entry-schema.server";

/** Asks once about typed values that can hardly be: throws Refusal 400, unless `confirmed` names these very values. */
export function askAboutValues(typed: z.output<typeof entrySchema>, hidesNumbers = false): void {
  const question = valueQuestion(typed, typed.number_of_servings, typed.energy, hidesNumbers);
  const confirmed = valuesText(typed, typed.number_of_servings);
  if (question && typed.confirmed !== confirmed)
    throw new Refusal(400, { confirmed: [question] }, {}, { confirmed });
}

/** Typed values that raise no question, for where nobody can answer. */
export const confirmedValues = <T extends z.output<typeof entrySchema>>(typed: T): T => ({
  ...typed,
  confirmed: valuesText(typed, typed.number_of_servings),
});

const valuesText = (typed: Amounts, servings: number) =>
  [servings, ...AMOUNTS.map((name) => typed[name])].join(" ");
