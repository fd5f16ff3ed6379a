import { API_MESSAGES } from "~/features/api/answer";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { congratulatedCall, namedPuzzle } from "~/features/api/calls/puzzle-calls.server";
import { collectedPuzzle } from "~/features/collection/collection.server";
import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(congratulatedCall, async (by, { query }) => {
    const collected = await collectedPuzzle(
      by.db,
      by.viewer.id,
      (await namedPuzzle(by.db, by.viewer.id, query)) ?? "",
    );
    if (!collected) throw new Refusal(404, API_MESSAGES.notInCollection);
    return { congratulationsShown: collected.congratulatedAt !== null };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
