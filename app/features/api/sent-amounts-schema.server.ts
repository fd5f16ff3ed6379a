import { z } from "zod";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { unitOf } from "~/features/nutrition/amount-labels";
import { MAX_AMOUNT } from "~/features/nutrition/parse-amount";
import { perAmount } from "~/features/nutrition/per-amount";
import { whichNumber } from "~/features/nutrition/which-number";
import { numberSent, sentAmount } from "./sent-amount";

export const MISSING = "missing";

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");
const problem = ({ input }: { input?: unknown }) => (isMissing(input) ? MISSING : FOOD_MESSAGES.notANumber);

const amount = (unit: "kcal" | "g") =>
  z
    .union(
      [
        z.number().min(0, FOOD_MESSAGES.notANumber).max(MAX_AMOUNT, FOOD_MESSAGES.notANumber),
        z.string().max(200, FOOD_MESSAGES.notANumber),
      ],
      { error: problem },
    )
    .refine((value) => !isMissing(value), { error: MISSING, abort: true })
    .refine((value) => sentAmount(value, unit) !== undefined, {
      error: ({ input }) =>
        (typeof input === "string" && unit === "g" && whichNumber(numberSent(input), unit)) ||
        FOOD_MESSAGES.notANumber,
    })
    .meta({
      description: "In kcal or grams; text holds one number and may carry a unit.",
      examples: [12.5, "12.5 g"],
    });

/** The four amounts as a program sends them. */
export const amountsBody = z.strictObject(
  perAmount((name) => amount(unitOf(name))),
  { error: MISSING },
);
