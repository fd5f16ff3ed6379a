import { matchPath } from "@remix-run/react";
import type { z } from "zod";
import type { Store } from "~/db/store";
import { reviewSchema } from "~/features/describe/review/fields/review-schema.server";
import { sentReview } from "~/features/describe/review/sent-review.server";
import { againSchema } from "~/features/food/again-schema.server";
import { confirmedValues } from "~/features/food/ask-about-values.server";
import { entrySchemas } from "~/features/food/entry-schema.server";
import { confirmationSchemas } from "~/features/label/confirmation/confirmation-schema.server";
import type { Energy } from "~/features/nutrition/energy";
import { portionSchema } from "~/features/search/portion/portion-schema.server";
import { foodSources } from "~/features/search/sources/food-sources.server";
import { foodsByRef } from "~/features/search/sources/foods-by-ref";
import { Refusal } from "~/http/refusal";
import { whenGiven } from "../calendar/when-fields.server";
import { DAY_MESSAGES } from "../messages";
import type { Player } from "../player";
import { logConfirmed } from "./log-confirmed.server";
import { logFoodAgain } from "./log-food-again.server";
import { logPortion } from "./log-portion.server";
import { logSaved } from "./log-saved.server";
import { logSentReview } from "./log-sent-review.server";
import { logTogether } from "./log-together.server";
import { logTyped } from "./log-typed.server";
import { savedSchema } from "./saved-schema.server";
import { usualSchema } from "./usual-schema.server";

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
      logTyped(store, player, confirmedValues(typed), now),
    ),
    queuedForm(
      "/eat/scan-label",
      confirmationSchemas[energy].extend(when),
      ({ store, player, now }, confirmed) => logConfirmed(store, player, confirmedValues(confirmed), now),
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
  return logSentReview(store, player, { review: sent.review, when: { date, time, save }, key }, now);
};

const logQueuedPortion: Log<typeof portionSchema> = async ({ store, player, named, now }, portion) => {
  const food = (await foodsByRef(foodSources(store.read), player.id, [named])).get(named);
  if (!food) throw new Refusal(404, DAY_MESSAGES.foodGone);
  return logPortion(store, player, food, portion, now);
};
