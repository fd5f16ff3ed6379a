import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { homePath } from "~/features/day/calendar-days";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { redirectLogged } from "~/features/log/log-forms.server";
import { takeProposal } from "~/features/log/log-review.server";
import { dismissProposal, restoreProposal, TRAY_MESSAGES } from "~/features/log/proposals.server";
import type { Caller } from "~/http/caller.server";
import { readForm, redirectWithToast, resultOf } from "~/http/form.server";
import { writeLimitOf } from "~/http/limits.server";
import { errorPage, Refusal } from "~/http/refusal";
import { callerOf } from "~/http/viewer.server";

const schema = z.object({ intent: z.enum(["take", "dismiss"]) });

/** Logs what a program proposed, says no to it, or with `?undo` takes the no back; twice is once. */
export async function action({ request, params: { proposalId = "" } }: ActionFunctionArgs) {
  const by = await callerOf(request);
  if (new URL(request.url).searchParams.has("undo")) return undoNo(by, proposalId);
  const { value, refusal } = await readForm(request, schema);
  if (refusal) throw errorPage(refusal);
  if (value.intent === "dismiss") {
    await dismissProposal(by, proposalId);
    const undo = `/tray/${proposalId}?undo`;
    return redirectWithToast("/", { type: "success", text: "Not logged", undo });
  }
  const result = await resultOf(request, FOOD_MESSAGES.saveFailed, () => takeProposal(by, proposalId));
  if (result instanceof Refusal) return redirectWithToast("/", { type: "error", text: result.message });
  return redirectLogged({ id: result.id, home: homePath(result.date, by.today, result.collected) });
}

async function undoNo(by: Caller, proposalId: string) {
  const refusal = writeLimitOf(by.viewer.id);
  if (refusal) throw errorPage(refusal);
  const isBack = await restoreProposal(by, proposalId);
  return redirectWithToast("/", {
    type: isBack ? "success" : "error",
    text: isBack ? "Proposal restored" : TRAY_MESSAGES.gone,
  });
}

export const loader = () => redirect("/");
