import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { homePath } from "~/features/day/calendar-days";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { redirectLogged, takeProposal } from "~/features/log/log-forms.server";
import { dismissProposal, TRAY_MESSAGES } from "~/features/log/proposals.server";
import { readForm, redirectWithToast, resultOf } from "~/http/form.server";
import { errorPage, Refusal } from "~/http/refusal";
import { callerOf } from "~/http/viewer.server";

const schema = z.object({ intent: z.enum(["take", "dismiss"]) });

/** Logs what a program proposed, or drops it; twice is once. */
export async function action({ request, params: { proposalId = "" } }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const { value, refusal } = await readForm(request, schema);
  if (refusal) throw errorPage(refusal);
  if (value.intent === "dismiss") {
    await dismissProposal(by, proposalId);
    return redirectWithToast("/", { type: "success", text: TRAY_MESSAGES.dismissed });
  }
  const result = await resultOf(request, FOOD_MESSAGES.saveFailed, () => takeProposal(by, proposalId));
  if (result instanceof Refusal) return redirectWithToast("/", { type: "error", text: result.message });
  return redirectLogged({ id: result.id, home: homePath(result.date, by.today, result.collected) });
}

export const loader = () => redirect("/");
