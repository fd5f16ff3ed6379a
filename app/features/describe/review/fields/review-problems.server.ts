import type { z } from "zod";
import { type entrySchema, entrySchemas } from "~/features/food/entry-schema.server";
import { amountProblem } from "~/features/search/portion/amount-problem";
import type { Review } from "../review";
import { rowField } from "./review-fields";

type Problems = Record<string, string[]>;

export function rowProblems({ rows }: Pick<Review, "rows">): Problems {
  const wrong = rows.flatMap((row, i) => {
    const problem = amountProblem(row);
    return problem === undefined ? [] : [[rowField(i).amount, [problem]]];
  });
  return Object.fromEntries(wrong);
}

type Checked = { entry: z.output<typeof entrySchema>; problems?: undefined } | { problems: Problems };

export function checkReview({ name, emoji, totals, rows, energy = "kcal" }: Review): Checked {
  const { data, error } = entrySchemas[energy].safeParse({ name, emoji, ...totals });
  const problems: Problems = {};
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= [message];
  Object.assign(problems, rowProblems({ rows }));
  return data && Object.keys(problems).length === 0 ? { entry: data } : { problems };
}
