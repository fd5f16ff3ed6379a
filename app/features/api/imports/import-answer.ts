import type { Import } from "~/features/imports/stage/import-of.server";
import type { ImportAnswer } from "./import-calls.server";

const isoOf = (instant: number) => new Date(instant).toISOString();

export const importAnswer = ({ id, program, fileName, state, done, ...rest }: Import): ImportAnswer => {
  const { summary, createdAt, undoUntil } = rest;
  return {
    id,
    program,
    file_name: fileName,
    state,
    created_at: isoOf(createdAt),
    undo_until: undoUntil === null ? null : isoOf(undoUntil),
    foods: summary.foods,
    days: summary.days,
    from: summary.from || null,
    to: summary.to || null,
    already_logged: summary.known,
    done,
    added: summary.added ?? 0,
    stayed: summary.stayed ?? 0,
    weights: summary.weights?.count ?? 0,
    weights_already_logged: summary.weights?.known ?? 0,
    added_weights: summary.addedWeights ?? 0,
    not_taken: (summary.notTaken ?? []).map(({ count, more }) => ({ what: more, count })),
    first: summary.first.map(({ line, amounts, ...row }) => ({ ...row, nutrition: amounts })),
    left_out: summary.leftOut,
    parts: (summary.own ?? []).map(({ section, count, known }) => ({
      part: section,
      count,
      already_there: known,
    })),
    columns: summary.question?.header ?? [],
    unclear_date: summary.question?.unclearDate ?? null,
  };
};
