import type { Db } from "~/db/store";
import { latestFoods } from "~/features/food/latest-foods.server";
import { localDate } from "../calendar/local-date";
import { localTime } from "../calendar/local-time";
import { mealOf } from "./meal-of";
import { itemOf } from "./recent-page.server";
import { usualNow } from "./usual-foods";

/** The usual food of this hour, to log from home with one press. */
export async function usualOffer(db: Db, eater: { id: string; timeZone: string }, now: number) {
  const at = { date: localDate(eater.timeZone, now), time: now };
  const food = usualNow(await latestFoods(db, eater.id), at);
  if (!food) return null;
  return {
    food: itemOf(eater, { newest: food, all: [food] }),
    meal: mealOf(localTime(eater.timeZone, now)),
  };
}

export type UsualFood = NonNullable<Awaited<ReturnType<typeof usualOffer>>>;
