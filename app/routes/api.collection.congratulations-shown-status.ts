import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { congratulatedCall } from "~/features/api/collection-calls.server";
import { API_MESSAGES } from "~/features/api/messages";
import { namedPuzzle } from "~/features/api/puzzles/named-puzzle.server";
import { collectedPuzzle } from "~/features/collection/collected-puzzle.server";
import { Refusal } from "~/http/refusal";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(congratulatedCall, async ({ viewer, query }) => {
    const collected = await collectedPuzzle(
      store.read,
      viewer.id,
      (await namedPuzzle(store.read, viewer.id, query)) ?? "",
    );
    if (!collected) throw new Refusal(404, API_MESSAGES.notInCollection);
    return { congratulationsShown: collected.congratulatedAt !== null };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
