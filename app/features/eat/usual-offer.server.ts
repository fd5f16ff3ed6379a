import type { Db } from "~/db/store";
import { localTime, partEaten } from "~/features/day/dates";
import { type LatestFood, sameKey } from "~/features/food/food-item";
import { latestFoods } from "~/features/food/logged.server";
import { QUARTER_MS } from "~/http/cached-answers.server";
import { newKey } from "~/http/toast.server";
import { type Hours, localDate } from "~/platform/local-date";
import { itemOf } from "./recent.server";
import { mealOf, usualNow, usualQuestion, usualSet } from "./usual";

/**
 * The usual food of this hour, to log from home with one press, and the `set` that it is usually eaten in, if any; null
 * once this part of the day has food.
 */
export async function usualOffer(db: Db, eater: Hours & { id: string }, moment: number) {
  const now = moment - (moment % QUARTER_MS);
  const at = { date: localDate(eater, now), time: now };
  const latest = await latestFoods(db, eater.id);
  const part = partEaten(eater, at);
  if (latest.some((food) => food.date === at.date && partEaten(eater, food) === part)) return null;
  const food = usualNow(latest, at);
  if (!food) return null;
  const set = usualSet(latest, at);
  const isIn = set.some(({ entry }) => sameKey(entry) === sameKey(food.entry));
  const item = (newest: LatestFood) => itemOf(eater, { newest, all: [newest] });
  const offered = isIn ? set : [food];
  return {
    food: item(food),
    set: isIn ? set.map(item) : [],
    setKey: newKey(),
    question: usualQuestion(
      mealOf(localTime(eater.timeZone, now)),
      offered.map(({ date }) => date),
      at.date,
    ),
  };
}

export type UsualFood = NonNullable<Awaited<ReturnType<typeof usualOffer>>>;
