import { answerCalls, on } from "~/features/api/answer-calls.server";
import { puzzlesCall } from "~/features/api/collection-calls.server";
import { CATEGORIES } from "~/features/puzzles/catalogue";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  on(puzzlesCall, async () =>
    CATEGORIES.flatMap(({ title, puzzles, result }) =>
      [...puzzles, ...(result ? [result] : [])].map(({ id }) => ({
        puzzle_name: id,
        collection_type: title,
      })),
    ),
  ),
);
export const loader = calls.loader;
export const action = calls.action;
