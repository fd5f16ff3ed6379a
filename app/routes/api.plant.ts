import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { plantCall } from "~/features/api/days/plant-call.server";
import { API_MESSAGES } from "~/features/api/messages";
import { namedPuzzle } from "~/features/api/puzzles/named-puzzle.server";
import { puzzleRefusal } from "~/features/api/puzzles/puzzle-refusal";
import { addDays, localDate } from "~/features/day/calendar/local-date";
import { choosePuzzle } from "~/features/day/choose-puzzle.server";
import { plantSeed } from "~/features/day/plant-seed.server";
import { puzzleOf } from "~/features/puzzles/own/puzzles-of.server";
import { Refusal } from "~/http/refusal";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(plantCall, async ({ viewer, body }) => {
    const puzzleId = await namedPuzzle(store.read, viewer.id, body);
    if (!puzzleId) throw new Refusal(404, API_MESSAGES.noSuchPuzzle);
    const today = localDate(viewer, now());
    const date = body.date ?? addDays(today, 1);
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
