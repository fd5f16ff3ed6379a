import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { eatenAt } from "~/features/day/eaten-at";
import { localDate } from "~/features/day/local-date";
import { localTime } from "~/features/day/local-time";
import { logFood } from "~/features/day/log-food.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { whenGiven } from "~/features/day/when-fields.server";
import { entryOf } from "~/features/food/entry-schema.server";
import { loggedFood } from "~/features/food/logged-food.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { loggedAt } from "~/features/food/offline/logged-at";
import { againSchema, queuedSchema } from "~/features/food/offline/queued-schema.server";
import { readForm } from "~/http/form.server";
import { undefinedIfUnavailable } from "~/http/undefined-if-unavailable.server";
import { requireViewer } from "~/http/viewer.server";
import { viewerTag } from "~/http/viewer-tag.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

/**
 * Logs a food that waited in the browser for a connection, at the time it was typed or on the day it was typed for; sent
 * twice, once.
 * At `?again=` once more the logged food of that id.
 */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const again = new URL(request.url).searchParams.get("again");
  const when = whenGiven(localDate(viewer.timeZone, now()));
  const schema = again === null ? queuedSchema.safeExtend(when) : againSchema.extend(when);
  const { value, reply, refusal } = await readForm(request, schema);
  if (!value) {
    const [first] = Object.values(reply().error ?? {}).flat();
    return answer({ error: first ?? FOOD_MESSAGES.saveFailed }, refusal);
  }
  if (value.tag !== viewerTag(viewer))
    return answer({ error: "These foods belong to another account." }, { status: 403 });
  const before = again === null ? undefined : await loggedFood(store.read, viewer.id, again);
  const entry = isTyped(value) ? entryOf(value) : before?.entry;
  if (!entry) return answer({ error: DAY_MESSAGES.foodGone }, { status: 400 });
  const at = loggedAt(value.at, now());
  const { date, time = date && before && localTime(viewer.timeZone, before.time) } = value;
  const eaten = eatenAt(viewer.timeZone, { date, time }, at);
  const logged = await undefinedIfUnavailable(() => logFood(store, viewer, entry, value.key, at, eaten));
  if (!logged) return answer({ error: FOOD_MESSAGES.saveFailed }, { status: 503 });
  return answer({ error: null });
}

type Typed = z.output<typeof queuedSchema>;
const isTyped = (sent: object): sent is Typed => "name" in sent;

export const loader = () => redirect("/?eat=1");

const answer = (body: { error: string | null }, init?: ResponseInit) => Response.json(body, init);
