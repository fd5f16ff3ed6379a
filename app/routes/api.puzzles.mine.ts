import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { makePuzzleCall, ownPuzzleAnswer, ownPuzzlesCall } from "~/features/api/calls/puzzle-calls.server";

import { ownPuzzles, saveOwnPuzzle } from "~/features/own-puzzles/own-puzzles.server";

import { pictureProblem } from "~/features/puzzles/stored-picture";

const calls = answerCalls(
  handle(ownPuzzlesCall, async (by) => ({
    puzzles: (await ownPuzzles(by.db, by.viewer.id)).map(ownPuzzleAnswer),
  })),
  handle(makePuzzleCall, async (by, { body: { title, map } }) => {
    const id = await saveOwnPuzzle(by, { name: title, map });
    return ownPuzzleAnswer({ id, name: title, map, problem: pictureProblem(map) });
  }),
);
export const loader = calls.loader;
export const action = calls.action;
