import type { Db } from "~/db/store";
import { foodItem } from "~/features/food/food-item";
import type { PageCursor } from "~/features/food/page-cursor";
import { recentFood } from "~/features/food/recent-food.server";
import { newKey } from "~/http/new-key.server";
import { dateText, timeText } from "../calendar/date-text";
import { localDate } from "../calendar/local-date";

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
