import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { logFood } from "~/features/day/log-food.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { entryOf } from "~/features/food/entry-schema.server";
import { keptAgainSchema, keptSchema } from "~/features/food/kept/kept-schema.server";
import { typedAt } from "~/features/food/kept/typed-at";
import { loggedFood } from "~/features/food/logged-food.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { readForm } from "~/platform/form.server";
import { unlessDown } from "~/platform/unless-down.server";
import { requireViewer } from "~/platform/viewer.server";
import { viewerTag } from "~/platform/viewer-tag.server";

/**
 * Logs a food that waited in the browser for a connection, at the time it was typed; sent twice, once.
 * At `?again=` once more the logged food of that id.
 */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const again = new URL(request.url).searchParams.get("again");
  const { value, reply, refusal } = await readForm(request, again === null ? keptSchema : keptAgainSchema);
  if (!value) {
    const [first] = Object.values(reply().error ?? {}).flat();
    return answer({ error: first ?? FOOD_MESSAGES.saveFailed }, refusal);
  }
  if (value.tag !== viewerTag(viewer))
    return answer({ error: "These foods belong to another account." }, { status: 403 });
  const entry = isTyped(value)
    ? entryOf(value)
    : (await loggedFood(store.read, viewer.id, again ?? ""))?.entry;
  if (!entry) return answer({ error: DAY_MESSAGES.foodGone }, { status: 400 });
  const at = typedAt(value.at, now());
  const logged = await unlessDown(() => logFood(store, viewer, entry, value.key, at));
  if (!logged) return answer({ error: FOOD_MESSAGES.saveFailed }, { status: 503 });
  return answer({ error: null });
}

type Sent = z.output<typeof keptAgainSchema> | z.output<typeof keptSchema>;
const isTyped = (sent: Sent): sent is z.output<typeof keptSchema> => "name" in sent;

export const loader = () => redirect("/?eat=1");

const answer = (body: { error: string | null }, init?: ResponseInit) => Response.json(body, init);
