import { API_MESSAGES } from "~/features/api/answer";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import {
  deletePuzzleCall,
  onePuzzleCall,
  puzzleAnswer,
  puzzlePicture,
  puzzlesFor,
} from "~/features/api/calls/puzzle-calls.server";
import { OWN_PUZZLE_MESSAGES } from "~/features/own-puzzles/own-puzzle";
import { deleteOwnPuzzle } from "~/features/own-puzzles/own-puzzles.server";
import { isSameName } from "~/features/puzzles/puzzle";
import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(onePuzzleCall, async (by, { params: { puzzleName = "" } }) => {
    const { puzzles, collected } = await puzzlesFor(by.db, by.viewer.id);
    const shown = puzzles.find(({ puzzle }) => isSameName(puzzle.id, puzzleName));
    if (!shown) throw new Refusal(404, API_MESSAGES.noSuchPuzzle);
    return { ...puzzleAnswer(shown, collected), ...puzzlePicture(shown) };
  }),
  handle(deletePuzzleCall, async (by, { params: { puzzleName = "" } }) => {
    if (!(await deleteOwnPuzzle(by, puzzleName))) throw new Refusal(404, OWN_PUZZLE_MESSAGES.gone);
    return { puzzle_name: puzzleName };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
