import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { localDate } from "~/features/day/calendar/local-date";
import { whenGiven } from "~/features/day/calendar/when-fields.server";
import { logQueued } from "~/features/day/log/log-queued.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { againSchema, queuedSchema } from "~/features/food/offline/queued-schema.server";
import { resultOf } from "~/http/answer-form.server";
import { readForm } from "~/http/form.server";
import { Refusal } from "~/http/refusal";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

/** Logs a food that waited in the browser for a connection, once however often it is sent; at `?again=` a logged one. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const again = new URL(request.url).searchParams.get("again");
  const when = whenGiven(localDate(viewer.timeZone, now()));
  const { saveFailed } = FOOD_MESSAGES;
  const form = await readForm(
    request,
    again === null ? queuedSchema.safeExtend(when) : againSchema.extend(when),
  );
  const result =
    form.refusal ??
    (await resultOf(request, saveFailed, () => logQueued(store, viewer, form.value, again, now())));
  if (!(result instanceof Refusal)) return Response.json({ error: null });
  return Response.json({ error: result.message || saveFailed }, result);
}

export const loader = () => redirect("/?eat=1");
