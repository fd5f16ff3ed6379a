import { Refusal } from "~/http/refusal";
import { ACCOUNT_MESSAGES } from "../messages";

/** The refusal of a form whose values were changed at `changedAt` (ms), after it was shown. Sent once more, it is saved. */
export const saveAgain = (changedAt: number): Refusal =>
  new Refusal(409, ACCOUNT_MESSAGES.changedElsewhere, {}, { updatedAt: String(changedAt) });
