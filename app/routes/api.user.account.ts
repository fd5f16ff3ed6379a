import { deleteAccount } from "~/features/account/data/delete-account.server";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { bearerOf } from "~/features/api/bearer-of";
import { deleteAccountCall } from "~/features/api/you/user-calls.server";
import { errorWording } from "~/http/error-wording";
import { loggedInLately } from "~/http/recent-log-in.server";
import { Refusal } from "~/http/refusal";
import { settings, store } from "~/platform/boot.server";
import { everyBlobs } from "~/platform/files/blobs.server";
import { logError } from "~/platform/log/log-error.server";

const calls = answerCalls(
  store,
  handle(deleteAccountCall, async ({ viewer: { id }, query, body, request }) => {
    if (bearerOf(request) === undefined && !(await loggedInLately(request)))
      throw new Refusal(403, errorWording(403));
    const named = [query.user_id, query.userId, body?.user_id, body?.userId];
    if (named.some((other) => other !== undefined && other !== id)) throw new Refusal(403, errorWording(403));
    for (const problem of await deleteAccount(store, everyBlobs(settings.dataDir), id))
      logError(problem, request);
    return { deleted: true } as const;
  }),
);
export const loader = calls.loader;
export const action = calls.action;
