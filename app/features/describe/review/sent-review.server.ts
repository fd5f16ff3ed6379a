import type { FoodSource } from "~/features/search/sources/food-source";
import type { Errors, Refusal } from "~/http/refusal";
import { changeReview, type RowSearch } from "./change-review.server";
import { readReview } from "./fields/read-review.server";
import { refusedFields } from "./fields/refused-fields";
import { readIntent } from "./fields/review-fields";
import { rowProblems } from "./fields/review-problems.server";
import type { ReviewFields } from "./fields/review-schema.server";
import { REVIEW_MESSAGES } from "./form/messages";
import type { Review } from "./review";

type Shown = { review: Review; search?: RowSearch; problems: Errors };
type Sent = { next: "show"; shown: Shown; init: ResponseInit } | { next: "save" | "afresh"; review: Review };

/** What a review that was sent asks for: to be changed and shown again, read afresh, or saved. */
export async function sentReview(
  sources: readonly FoodSource[],
  userId: string,
  fields: ReviewFields,
  refusal?: Refusal,
): Promise<Sent> {
  const { review, changed, lost } = await readReview(sources, userId, fields);
  const show = (shown: Shown, init: ResponseInit): Sent => ({ next: "show", shown, init });
  if (refusal) return show({ review, problems: refusedFields(refusal.errors) }, refusal);
  if (lost.length > 0) {
    const problems = { ...rowProblems(review), "": [REVIEW_MESSAGES.lost(lost)] };
    return show({ review, problems }, { status: 400 });
  }
  const intent = readIntent(fields, changed);
  if (intent.kind === "log") return { next: "save", review };
  if (intent.kind === "afresh") return { next: "afresh", review };
  const answer = await changeReview(sources, userId, review, intent, fields);
  const problems = rowProblems(answer.review);
  const wrong = intent.kind === "update" && Object.keys(problems).length > 0;
  return show({ ...answer, problems }, { status: wrong ? 400 : 200 });
}
