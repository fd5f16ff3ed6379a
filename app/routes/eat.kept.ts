import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { logFood } from "~/features/day/log-food.server";
import { entryOf } from "~/features/food/entry-schema.server";
import { keptSchema } from "~/features/food/kept/kept-schema.server";
import { typedAt } from "~/features/food/kept/typed-at";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { readForm } from "~/platform/form.server";
import { unlessDown } from "~/platform/unless-down.server";
import { requireViewer } from "~/platform/viewer.server";
import { viewerTag } from "~/platform/viewer-tag.server";

/** Logs a food that waited in the browser for a connection, at the time it was typed; sent twice, once. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const { value, reply, refusal } = await readForm(request, keptSchema);
  if (!value) {
    const [first] = Object.values(reply().error ?? {}).flat();
    return answer({ error: first ?? FOOD_MESSAGES.saveFailed }, refusal);
  }
  if (value.tag !== viewerTag(viewer))
    return answer({ error: "These foods are somebody else's." }, { status: 403 });
  const at = typedAt(value.at, now());
  const logged = await unlessDown(() => logFood(store, viewer, entryOf(value), value.key, at));
  if (!logged) return answer({ error: FOOD_MESSAGES.saveFailed }, { status: 503 });
  return answer({ error: null });
}

export const loader = () => redirect("/?eat=1");

const answer = (body: { error: string | null }, init?: ResponseInit) => Response.json(body, init);
