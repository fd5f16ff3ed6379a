import type { Store } from "~/db/store";
import { rowProblems } from "~/features/describe/review/fields/review-problems.server";
import { partsOf } from "~/features/describe/review/parts-of";
import type { Review } from "~/features/describe/review/review";
import { Refusal } from "~/http/refusal";
import { localDate } from "../calendar/local-date";
import type { Player } from "../player";
import { editSchema } from "./edit-schema.server";
import { saveLoggedFood } from "./save-logged-food.server";

type Sent = {
  number_of_servings?: string;
  date?: string;
  time?: string;
  key?: string;
  intent?: string;
  confirmed?: string;
};

/** As `saveLoggedFood`, with the parts of its review. Throws Refusal: 400 with the problems by field, 404 when it is gone. */
export async function saveReviewedFood(
  store: Store,
  player: Player,
  foodId: string,
  { review, ...sent }: Sent & { review: Review },
  now: number,
): ReturnType<typeof saveLoggedFood> {
  const { name, emoji, totals, energy = "kcal" } = review;
  const schema = editSchema(localDate(player, now), energy);
  const { data, error } = schema.safeParse({ name, emoji, ...totals, ...sent });
  const problems = rowProblems(review);
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= [message];
  if (!data || Object.keys(problems).length > 0) throw new Refusal(400, problems);
  return saveLoggedFood(store, player, foodId, { ...data, parts: partsOf(review).parts }, now);
}
