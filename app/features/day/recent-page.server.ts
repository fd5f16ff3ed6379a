import type { Db } from "~/db/store";
import { newKey } from "~/platform/new-key.server";
import { foodItem } from "../food/food-item";
import type { PageCursor } from "../food/page-cursor";
import { recentFood } from "../food/recent-food.server";
import { dateText, timeText } from "./date-text";
import { localDate } from "./local-date";

/** A page of the Recent list, its times worded in the eater's zone. */
export async function recentPage(
  db: Db,
  eater: { id: string; timeZone: string },
  page: number,
  before?: PageCursor,
) {
  const { foods, more, next } = await recentFood(db, eater.id, page, before);
  const wording = (instant: number) =>
    `${dateText(localDate(eater.timeZone, instant))}, ${timeText(instant, eater.timeZone)}`;
  return { foods: foods.map((food) => foodItem(food, wording, newKey())), page, more, next };
}
