import type { Db } from "~/db/store";
import { Refusal } from "~/http/refusal";
import { ACCOUNT_MESSAGES } from "../messages";
import { openInvite } from "./open-invite.server";

/** Why an invite let nobody in: 400 for another address than its own, 410 for one that has ended. */
export async function inviteRefusal(db: Db, value: string | undefined, now: number): Promise<Refusal> {
  return (await openInvite(db, value, now))
    ? new Refusal(400, { email: [ACCOUNT_MESSAGES.inviteForAnother] })
    : new Refusal(410, ACCOUNT_MESSAGES.inviteEnded);
}
