import { API_MESSAGES } from "~/features/api/answer";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { namedPuzzle, plantCall, puzzleRefusal } from "~/features/api/calls/puzzle-calls.server";
import { choosePuzzle, plantSeed } from "~/features/day/puzzle.server";
import { puzzleOf } from "~/features/puzzles/stored.server";
import { Refusal } from "~/http/refusal";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";

const calls = answerCalls(
  store,
  handle(plantCall, async ({ viewer, body }) => {
    const puzzleId = await namedPuzzle(store.read, viewer.id, body);
    if (!puzzleId) throw new Refusal(404, API_MESSAGES.noSuchPuzzle);
    const today = localDate(viewer, now());
    const date = body.date ?? today;
    const planted =
      date < today
        ? await choosePuzzle(store, viewer, puzzleId, now(), date)
        : await plantSeed(store, viewer, { puzzleId, date }, now());
    if (!planted.ok) throw puzzleRefusal(planted.reason);
    const chosen = await puzzleOf(store.read, viewer.id, puzzleId);
    return { date, puzzle_name: chosen?.puzzle.name ?? puzzleId, is_today: date === today };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
