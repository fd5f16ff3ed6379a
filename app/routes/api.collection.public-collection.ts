import { API_MESSAGES } from "~/features/api/answer";
import { answerCalls, handle, pathId } from "~/features/api/answer-calls.server";
import { collectedAnswer, publicCollectionCall } from "~/features/api/calls/puzzle-calls.server";
import { sharedPuzzle } from "~/features/share/shared-puzzle.server";
import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(publicCollectionCall, async (by, { query: { user_id, puzzle_name } }) => {
    const shareId = pathId(user_id, API_MESSAGES.collectionNotFound);
    const shared = await sharedPuzzle(by.db, shareId, puzzle_name);
    if (!shared) throw new Refusal(404, API_MESSAGES.collectionNotFound);
    return collectedAnswer(shared);
  }),
);
export const loader = calls.loader;
export const action = calls.action;
