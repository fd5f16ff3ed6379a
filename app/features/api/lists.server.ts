import { z } from "zod";
import { DAY_MESSAGES } from "~/features/day/messages";
import { cursorIn } from "~/features/food/food-item";
import { errorWording, Refusal } from "~/http/refusal";
import { isLocalDate } from "~/platform/local-date";
import { API_MESSAGES } from "./answer";
import { isInstant } from "./fields";

export const limitSchema = (otherwise: string) =>
  z
    .string()
    .regex(/^(?:[1-9]\d?|100)$/, API_MESSAGES.badLimit)
    .meta({ examples: ["20"], description: `1 to 100; ${otherwise} when left out.` })
    .transform(Number)
    .optional();

const day = z.string().refine(isLocalDate, DAY_MESSAGES.notADay).optional();

export const spanSchema = {
  from: day.meta({ examples: ["2026-02-01"], format: "date", description: "The first day." }),
  to: day.meta({ examples: ["2026-03-31"], format: "date", description: "The last day." }),
};

/** The day that those listed come before. */
export const beforeDay = day.meta({
  examples: ["2026-04-01"],
  format: "date",
  description: "Only earlier days: `next` of the answer before, or the last day that it listed.",
});

/** The place in time that foods listed come before. */
export const beforeFood = z
  .string()
  .meta({
    examples: ["2999-03-31T12:00:00.000Z"],
    description: "Only earlier foods: `next` of the answer before, or an instant.",
  })
  .transform((text, context) => {
    const cursor = isInstant(text) ? { time: Date.parse(text), id: "" } : cursorIn(text);
    if (cursor) return cursor;
    context.addIssue({ code: "custom", message: API_MESSAGES.badBefore });
    return z.NEVER;
  })
  .optional();

/** An id as it stands in an address or a query. Throws Refusal, as for one that is nobody's, when it can be none. */
export function pathId(id: string | undefined, missing = errorWording(404)): string {
  if (id && /^[\w-]{1,64}$/.test(id)) return id;
  throw new Refusal(404, missing);
}

/** A day (`YYYY-MM-DD`) as it stands in an address. Throws Refusal 404 when it is none. */
export function pathDay(date: string | undefined): string {
  if (date && isLocalDate(date)) return date;
  throw new Refusal(404, DAY_MESSAGES.notADay);
}
