import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { logQueued, queuedFormAt, queuedSchema } from "~/features/log/queued.server";
import { sentEnergy } from "~/features/nutrition/amounts";
import type { Caller } from "~/http/caller.server";
import { readForm, resultOf } from "~/http/form.server";
import { Refusal } from "~/http/refusal";
import { callerOf } from "~/http/viewer.server";

/** Logs a form that waited in the browser for a connection, once however often it is sent; `?to=` is where it belongs. */
export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const result = await logged(request, by);
  if (!(result instanceof Refusal)) return Response.json({ error: null });
  return Response.json({ error: result.message || FOOD_MESSAGES.saveFailed }, result);
}

async function logged(request: Request, by: Caller) {
  const to = new URL(request.url).searchParams.get("to") ?? "";
  const { today } = by;
  const queued = queuedFormAt(to, today, "kcal");
  if (!queued) return new Refusal(404);
  const schema = (sent: FormData) => {
    const inItsUnit = queuedFormAt(to, today, sentEnergy(sent, { energy: "kcal" })) ?? queued;
    return inItsUnit.schema.safeExtend(queuedSchema.shape);
  };
  const { value, refusal } = await readForm(request, schema);
  if (refusal) return refusal;
  const fields = value as z.output<typeof queuedSchema>;
  return resultOf(request, FOOD_MESSAGES.saveFailed, () => logQueued(by, queued, fields));
}

export const loader = () => redirect("/?eat=1");
