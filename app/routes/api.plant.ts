import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { plantCall } from "~/features/api/days/plant-call.server";
import { API_MESSAGES } from "~/features/api/messages";
import { namedPuzzle } from "~/features/api/named-puzzle.server";
import { addDays, localDate } from "~/features/day/calendar/local-date";
import { plantSeed } from "~/features/day/plant-seed.server";
import { PUZZLE_MESSAGES } from "~/features/puzzles/messages";
import { Refusal } from "~/http/refusal";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(plantCall, async ({ viewer, body }) => {
    const puzzleId = await namedPuzzle(store.read, viewer.id, body);
    if (!puzzleId) throw new Refusal(404, API_MESSAGES.noSuchPuzzle);
    const date = body.date ?? addDays(localDate(viewer, now()), 1);
    const planted = await plantSeed(store, viewer, { puzzleId, date }, now());
    if (!planted.ok) throw new Refusal(400, PUZZLE_MESSAGES[planted.reason]);
    return { date, puzzle_name: planted.name, is_today: planted.isToday };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
