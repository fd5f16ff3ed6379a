import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { queuedSchema } from "~/features/food/queued-form.server";
import { logQueued, queuedFormAt } from "~/features/log/queued.server";
import { sentEnergy } from "~/features/nutrition/energy";
import { readForm, resultOf } from "~/http/form.server";
import { Refusal } from "~/http/refusal";
import type { Viewer } from "~/http/viewer";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";

/** Logs a form that waited in the browser for a connection, once however often it is sent; `?to=` is where it belongs. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const result = await logged(request, viewer);
  if (!(result instanceof Refusal)) return Response.json({ error: null });
  return Response.json({ error: result.message || FOOD_MESSAGES.saveFailed }, result);
}

async function logged(request: Request, viewer: Viewer) {
  const to = new URL(request.url).searchParams.get("to") ?? "";
  const today = localDate(viewer, now());
  const queued = queuedFormAt(to, today, "kcal");
  if (!queued) return new Refusal(404);
  const schema = (sent: FormData) => {
    const inItsUnit = queuedFormAt(to, today, sentEnergy(sent, { energy: "kcal" })) ?? queued;
    return inItsUnit.schema.safeExtend(queuedSchema.shape);
  };
  const { value, refusal } = await readForm(request, schema);
  if (refusal) return refusal;
  const fields = value as z.output<typeof queuedSchema>;
  return resultOf(request, FOOD_MESSAGES.saveFailed, () => logQueued(store, viewer, queued, fields, now()));
}

export const loader = () => redirect("/?eat=1");
