import { matchPath } from "@remix-run/react";
import type { z } from "zod";
import type { Store } from "~/db/store";
import type { Player } from "~/features/day/dates";
import { DAY_MESSAGES } from "~/features/day/messages";
import { whenGiven } from "~/features/day/when-form.server";
import { acceptAnyway, againSchema, entrySchemas } from "~/features/food/entry-form.server";
import { loggedAt } from "~/features/food/queued-food";
import type { queuedSchema } from "~/features/food/queued-form.server";
import { confirmationSchemas } from "~/features/label/confirmation.server";
import type { Energy } from "~/features/nutrition/energy";
import { reviewSchema, sentReview } from "~/features/review/sent-review.server";
import { foodsByRef } from "~/features/search/foods-by-ref";
import { foodSources, portionSchema } from "~/features/search/sources.server";
import { viewerTag } from "~/http/cached-answers.server";
import { Refusal } from "~/http/refusal";
import { logFoodAgain, logTogether, usualSchema } from "./log-again.server";
import { logConfirmed, logPortion, logSaved, logTyped, savedSchema } from "./log-forms.server";
import { logSentReview } from "./log-review.server";

type By = { store: Store; player: Player /** From the path. */; named: string; now: number };
type Log<S extends z.ZodObject> = (by: By, fields: z.output<S> & { key: string }) => Promise<unknown>;
type QueuedForm = { path: string; schema: z.ZodObject; log: (by: By, fields: never) => Promise<unknown> };

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
    queuedForm("/eat/enter-value", entrySchemas[energy].safeExtend(when), ({ store, player, now }, typed) =>
      logTyped(store, player, acceptAnyway(typed), now),
    ),
    queuedForm(
      "/eat/scan-label",
      confirmationSchemas[energy].extend(when),
      ({ store, player, now }, confirmed) => logConfirmed(store, player, acceptAnyway(confirmed), now),
    ),
    queuedForm("/eat/describe", reviewSchema, logQueuedReview),
    queuedForm("/eat/saved", savedSchema(today), ({ store, player, now }, saved) =>
      logSaved(store, player, saved, now),
    ),
    queuedForm("/eat/usual", usualSchema(today), ({ store, player, now }, usual) =>
      logTogether(store, player, usual, now),
    ),
    queuedForm("/food/:named/again", againSchema.extend(when), ({ store, player, named, now }, again) =>
      logFoodAgain(store, player, named, again, now),
    ),
    queuedForm("/foods/:named", portionSchema, logQueuedPortion),
  ];
}

const logQueuedReview: Log<typeof reviewSchema> = async ({ store, player, now }, fields) => {
  const sent = await sentReview(foodSources(store.read), player.id, { ...fields, intent: undefined });
  if (sent.next === "show") throw new Refusal(400, sent.shown.problems);
  const { date, time, save, key } = fields;
  return logSentReview(store, player, { review: sent.review, when: { date, time, save }, key }, now, false);
};

const logQueuedPortion: Log<typeof portionSchema> = async ({ store, player, named, now }, portion) => {
  const food = (await foodsByRef(foodSources(store.read), player.id, [named])).get(named);
  if (!food) throw new Refusal(404, DAY_MESSAGES.foodGone);
  return logPortion(store, player, food, portion, now);
};

type Form = NonNullable<ReturnType<typeof queuedFormAt>>;

/**
 * Logs what waited in the browser for a connection, as its form would have at the time it was sent first.
 * Throws Refusal: 403 for a food of another account, else as the form.
 */
export async function logQueued(
  store: Store,
  player: Player,
  { log, named }: Form,
  fields: z.output<typeof queuedSchema>,
  now: number,
): Promise<void> {
  if (fields.tag !== viewerTag(player)) throw new Refusal(403, "These foods belong to another account.");
  await log({ store, player, named, now: loggedAt(fields.at, now) }, fields as never);
}
