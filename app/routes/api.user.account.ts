import { deleteAccount } from "~/features/account/data.server";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { deleteAccountCall } from "~/features/api/calls/user-calls.server";
import { bearerOf } from "~/features/api/read-json.server";
import { errorWording, Refusal } from "~/http/refusal";
import { loggedInLately } from "~/http/sender.server";

import { settings, store } from "~/platform/boot.server";
import { everyBlobs } from "~/platform/files.server";
import { logError } from "~/platform/log/log.server";

const calls = answerCalls(
  handle(deleteAccountCall, async (by, { query, body, request }) => {
    if (bearerOf(request) === undefined && !(await loggedInLately(by)))
      throw new Refusal(403, errorWording(403));
    const named = [query.user_id, query.userId, body?.user_id, body?.userId];
    if (named.some((other) => other !== undefined && other !== by.viewer.id))
      throw new Refusal(403, errorWording(403));
    for (const problem of await deleteAccount(store, everyBlobs(settings.dataDir), by.viewer.id))
      logError(problem, request);
    return { deleted: true } as const;
  }),
);
export const loader = calls.loader;
export const action = calls.action;
