import type { Store } from "~/db/store";
import { checkReview } from "~/features/describe/review/fields/review-problems.server";
import { savedRow } from "~/features/describe/review/fields/saved-row";
import { partsOf } from "~/features/describe/review/parts-of";
import type { Review } from "~/features/describe/review/review";
import { entryOf } from "~/features/food/entry-schema.server";
import { saveFood } from "~/features/food/saved/saved-foods.server";
import { Refusal } from "~/http/refusal";
import { eatenAt, type When } from "../calendar/eaten-at";
import { localDate } from "../calendar/local-date";
import { readWhen } from "../calendar/read-when.server";
import { homePath } from "../home/home-path";
import type { Player } from "../player";
import { logCheckedMeal } from "./log-checked-meal.server";

type Sent = { review: Review; when: When & { save?: string }; key: string };

/** Logs a reviewed meal to the day of its form, and saves it if it says so. Gives its id and the path of that day. Throws Refusal: 400 with the problems by field. */
export async function logSentReview(store: Store, player: Player, { review, when, key }: Sent, now: number) {
  const checked = checkReview(review);
  const today = localDate(player, now);
  const { given, problems } = readWhen(when, today);
  if (checked.problems || problems) throw new Refusal(400, { ...problems, ...checked.problems });
  const eaten = eatenAt(player, given, now);
  const meal = {
    entry: { ...entryOf(checked.entry), ...partsOf(review), source: "described" },
    description: review.description,
    rows: review.rows.map(savedRow),
  };
  if (when.save === "on") await saveFood(store, player.id, { kind: "meal", entry: meal.entry }, now);
  const { id, collected } = await logCheckedMeal(store, player, meal, key, now, eaten);
  return { id, home: homePath(eaten.date, today, collected) };
}
