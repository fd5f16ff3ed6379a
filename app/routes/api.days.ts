import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { DAYS_LISTED, daysCall } from "~/features/api/calls/day-calls.server";
import { instant } from "~/features/api/food-read";
import { daysOf } from "~/features/day/day.server";

const calls = answerCalls(
  handle(daysCall, async (by, { query: { limit = DAYS_LISTED, ...span } }) => {
    const { days, more } = await daysOf(by.db, by.viewer.id, { limit, ...span });
    return {
      days: days.map(({ finishAt, closedAt, complete, progress, puzzle: found, ...day }) => ({
        ...day,
        finish_at: finishAt,
        closed_at: instant(closedAt),
        puzzle: found
          ? {
              id: found.puzzle.id,
              name: found.puzzle.name,
              category: found.category.title,
              progress,
              complete,
            }
          : null,
      })),
      more,
      next: more ? (days.at(-1)?.date ?? null) : null,
    };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
