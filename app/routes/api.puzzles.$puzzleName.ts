import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { API_MESSAGES } from "~/features/api/messages";
import { deletePuzzleCall } from "~/features/api/puzzles/own-puzzle-calls.server";
import { puzzleAnswer, puzzlePicture } from "~/features/api/puzzles/puzzle-answer";
import { onePuzzleCall } from "~/features/api/puzzles/puzzle-calls.server";
import { puzzlesFor } from "~/features/api/puzzles/puzzles-for.server";
import { deleteOwnPuzzle } from "~/features/own-puzzles/delete-own-puzzle.server";
import { OWN_PUZZLE_MESSAGES } from "~/features/own-puzzles/own-puzzle-messages";
import { isSameName } from "~/features/puzzles/same-name";
import { Refusal } from "~/http/refusal";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(onePuzzleCall, async ({ viewer, params: { puzzleName = "" } }) => {
    const { puzzles, collected } = await puzzlesFor(store.read, viewer.id);
    const shown = puzzles.find(({ puzzle }) => isSameName(puzzle.id, puzzleName));
    if (!shown) throw new Refusal(404, API_MESSAGES.noSuchPuzzle);
    return { ...puzzleAnswer(shown, collected), ...puzzlePicture(shown) };
  }),
  handle(deletePuzzleCall, async ({ viewer, params: { puzzleName = "" } }) => {
    if (!(await deleteOwnPuzzle(store, viewer.id, puzzleName)))
      throw new Refusal(404, OWN_PUZZLE_MESSAGES.gone);
    return { puzzle_name: puzzleName };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
