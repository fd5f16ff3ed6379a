import { API_MESSAGES } from "~/features/api/answer";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { congratulateCall, namedPuzzle } from "~/features/api/calls/puzzle-calls.server";
import { acknowledgeCongratulation, collectedPuzzle } from "~/features/collection/collection.server";

import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(congratulateCall, async (by, { body }) => {
    const collected = await collectedPuzzle(
      by.db,
      by.viewer.id,
      (await namedPuzzle(by.db, by.viewer.id, body)) ?? "",
    );
    if (!collected) throw new Refusal(404, API_MESSAGES.notInCollection);
    await acknowledgeCongratulation(by, collected.puzzleId);
    return { congratulationsShown: true } as const;
  }),
);
export const loader = calls.loader;
export const action = calls.action;
