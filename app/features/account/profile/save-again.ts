import type { SubmissionResult } from "@conform-to/react";
import { ACCOUNT_MESSAGES } from "../messages";

type Reply = (errors: Record<string, string[]>) => SubmissionResult<string[]>;

/** The refusal of a form that shows what has changed since, at `changedAt` (ms). Sent once more, it is saved. */
export function saveAgain(reply: Reply, changedAt: number): SubmissionResult<string[]> {
  const refusal = reply({ "": [ACCOUNT_MESSAGES.changedElsewhere] });
  return { ...refusal, initialValue: { ...refusal.initialValue, updatedAt: String(changedAt) } };
}
