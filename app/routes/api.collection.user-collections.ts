import { API_MESSAGES, codedRefusal } from "~/features/api/answer";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import {
  collectedAnswer,
  collectionCall,
  confirmCollectedCall,
  namedPuzzle,
} from "~/features/api/calls/puzzle-calls.server";
import { confirmedPuzzle } from "~/features/collection/collect.server";
import { collectedDays, collectionOf } from "~/features/collection/collection.server";
import { isSameName } from "~/features/puzzles/puzzle";
import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(collectionCall, async (by, { query: { collection_type: type } }) => {
    const all = await collectionOf(by.db, by.viewer.id);
    const days = await collectedDays(by.db, by.viewer.id);
    return all
      .filter(({ collectionType }) => !type || isSameName(type, collectionType))
      .map((collected) => collectedAnswer(collected, days.get(collected.puzzleId)));
  }),
  handle(confirmCollectedCall, async (by, { body }) => {
    const puzzleId = await namedPuzzle(by.db, by.viewer.id, body);
    if (!puzzleId) throw new Refusal(404, API_MESSAGES.notInCollection);
    const { today } = by;
    const collected = await confirmedPuzzle(by.db, by.viewer.id, puzzleId, today);
    if (!collected) throw codedRefusal(400, "puzzle_not_completed", API_MESSAGES.notCompleted);
    const days = await collectedDays(by.db, by.viewer.id, collected.puzzleId);
    return {
      ...collectedAnswer(collected, days.get(collected.puzzleId)),
      message: "Puzzle already collected today",
    };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
