import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { ownPuzzlesCall } from "~/features/api/puzzles/own-puzzle-calls.server";
import { ownPuzzles } from "~/features/own-puzzles/own-puzzles.server";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(ownPuzzlesCall, async ({ viewer }) => ({
    puzzles: (await ownPuzzles(store.read, viewer.id)).map(({ id, name, map, problem }) => ({
      puzzle_name: id,
      title: name,
      finished: !problem,
      map: { legend: map.legend, rows: [...map.rows] },
    })),
  })),
);
export const loader = calls.loader;
export const action = calls.action;
