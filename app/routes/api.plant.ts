import { API_MESSAGES } from "~/features/api/answer";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { ifDayUnchanged } from "~/features/api/calls/goal-calls.server";
import { chooseSeedCall, namedPuzzle, puzzleRefusal } from "~/features/api/calls/puzzle-calls.server";
import { choosePuzzle, chooseSeed } from "~/features/day/puzzle.server";
import { puzzleOf } from "~/features/puzzles/stored.server";
import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(chooseSeedCall, async (by, { body, request }) => {
    const puzzleId = await namedPuzzle(by.db, by.viewer.id, body);
    if (!puzzleId) throw new Refusal(404, API_MESSAGES.noSuchPuzzle);
    const { today } = by;
    const date = body.date ?? today;
    const asSeen = ifDayUnchanged(by, request, date);
    const choice =
      date < today
        ? await choosePuzzle(asSeen, puzzleId, date)
        : await chooseSeed(asSeen, { puzzleId, date });
    if (!choice.ok) throw puzzleRefusal(choice.reason);
    const found = await puzzleOf(by.db, by.viewer.id, puzzleId);
    return { date, puzzle_name: found?.puzzle.name ?? puzzleId, is_today: date === today };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
