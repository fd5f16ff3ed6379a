import type { z } from "zod";
import type { Store } from "~/db/store";
import { loggedAt } from "~/features/food/offline/logged-at";
import type { queuedSchema } from "~/features/food/offline/queued-schema.server";
import { Refusal } from "~/http/refusal";
import { viewerTag } from "~/http/viewer-tag.server";
import type { Player } from "../player";
import type { queuedFormAt } from "./queued-forms.server";

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
