import type { z } from "zod";
import type { Store } from "~/db/store";
import { entryOf } from "~/features/food/entry-schema.server";
import { loggedFood } from "~/features/food/logged-food.server";
import { loggedAt } from "~/features/food/offline/logged-at";
import type { againSchema, queuedSchema } from "~/features/food/offline/queued-schema.server";
import { Refusal } from "~/http/refusal";
import { viewerTag } from "~/http/viewer-tag.server";
import { eatenAt, type When } from "../calendar/eaten-at";
import { localTime } from "../calendar/local-time";
import { DAY_MESSAGES } from "../messages";
import type { Player } from "../player";
import { logFood } from "./log-food.server";

type Queued = (z.output<typeof queuedSchema> | z.output<typeof againSchema>) & When;

/**
 * Logs a food that waited in the browser for a connection, at the time or on the day it was typed for; with `againId` the
 * logged food of that id once more. Throws Refusal: 403 for a food of another account, 400 for one that is gone.
 */
export async function logQueued(
  store: Store,
  player: Player,
  queued: Queued,
  againId: string | null,
  now: number,
): Promise<void> {
  if (queued.tag !== viewerTag(player)) throw new Refusal(403, "These foods belong to another account.");
  const before = againId === null ? undefined : await loggedFood(store.read, player.id, againId);
  const entry = "name" in queued ? { ...entryOf(queued), source: "typed" } : before?.entry;
  if (!entry) throw new Refusal(400, DAY_MESSAGES.foodGone);
  const at = loggedAt(queued.at, now);
  const { date, time = date && before && localTime(player.timeZone, before.time) } = queued;
  await logFood(store, player, entry, queued.key, at, eatenAt(player.timeZone, { date, time }, at));
}
