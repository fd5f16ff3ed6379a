import { matchPath } from "@remix-run/react";
import { z } from "zod";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { whenGiven } from "~/features/day/dates.server";
import { acceptAnyway, againSchema, entrySchemas } from "~/features/food/entry-form.server";
import { loggedAt } from "~/features/food/offline/queued-food";
import { confirmationSchemas } from "~/features/label/confirmation.server";
import type { Energy } from "~/features/nutrition/amounts";
import { choicesOf, reviewSchema, stepOfReview } from "~/features/review/sent-review.server";
import { foodsByRef } from "~/features/search/sources.server";
import { viewerTag } from "~/http/cached-answers.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { logFoodAgain, logTogether, usualSchema } from "./log-again.server";
import { logConfirmed, logPortion, logSaved, logTyped, portionSchema, savedSchema } from "./log-forms.server";
import { logSentReview } from "./log-review.server";

export const queuedSchema = z.object({
  key: z.string().min(1).max(64),
  at: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  tag: z.string().max(64),
});

type Queued<T> = {
  fields: T & { key: string };
  named: string;
};
type Log<S extends z.ZodObject> = (by: Caller, queued: Queued<z.output<S>>) => Promise<unknown>;
type QueuedForm = { path: string; schema: z.ZodObject; log: (by: Caller, queued: never) => Promise<unknown> };

const queuedForm = <S extends z.ZodObject>(path: string, schema: S, log: Log<S>): QueuedForm => ({
  path,
  schema,
  log,
});

/** How the form at `path` is read and logged when it waited in a browser; undefined for a form that never waits. */
export function queuedFormAt(path: string, today: string, energy: Energy) {
  for (const form of queuedForms(today, energy)) {
    const match = matchPath(form.path, path);
    if (match) return { ...form, named: match.params.named ?? "" };
  }
  return undefined;
}

function queuedForms(today: string, energy: Energy): QueuedForm[] {
  const when = whenGiven(today);
  return [
    queuedForm("/eat/enter-value", entrySchemas[energy].safeExtend(when), (by, { fields }) =>
      logTyped(by, acceptAnyway(fields)),
    ),
    queuedForm("/eat/scan-label", confirmationSchemas[energy].extend(when), (by, { fields }) =>
      logConfirmed(by, acceptAnyway(fields)),
    ),
    queuedForm("/eat/describe", reviewSchema, logQueuedReview),
    queuedForm("/eat/saved", savedSchema(today), (by, { fields }) => logSaved(by, fields)),
    queuedForm("/eat/usual", usualSchema(today), (by, { fields }) => logTogether(by, fields)),
    queuedForm("/food/:named/again", againSchema.extend(when), (by, { fields, named }) =>
      logFoodAgain(by, named, fields),
    ),
    queuedForm("/foods/:named", portionSchema, logQueuedPortion),
  ];
}

const logQueuedReview: Log<typeof reviewSchema> = async (by, { fields }) => {
  const sent = await stepOfReview(by, { ...fields, intent: undefined });
  if (sent.next === "show") throw new Refusal(400, sent.shown.problems);
  const { date, time, key } = fields;
  const meal = { review: sent.review, when: { date, time }, chosen: choicesOf(fields), key };
  return logSentReview(by, meal, false);
};

const logQueuedPortion: Log<typeof portionSchema> = async (by, { fields, named }) => {
  const food = (await foodsByRef(by, [named])).get(named);
  if (!food) throw new Refusal(404, DAY_MESSAGES.foodGone);
  return logPortion(by, food, fields);
};

type Form = NonNullable<ReturnType<typeof queuedFormAt>>;

/**
 * Logs what waited in the browser for a connection, as its form would have at the time it was sent first.
 * Throws Refusal: 403 for a food of another account, else as the form.
 */
export async function logQueued(
  by: Caller,
  { log, named }: Form,
  fields: z.output<typeof queuedSchema>,
): Promise<void> {
  if (fields.tag !== viewerTag(by.viewer)) throw new Refusal(403, "These foods belong to another account.");
  await log(by.at(loggedAt(fields.at, by.now)), { fields, named } as never);
}
