import { localTime, partEaten } from "~/features/day/dates";
import { type LatestFood, sameKey } from "~/features/food/food-item";
import { latestFoods } from "~/features/food/logged.server";
import { QUARTER_MS } from "~/http/cached-answers.server";
import type { Caller } from "~/http/caller.server";
import { newKey } from "~/http/toast.server";
import { localDate } from "~/platform/local-date";
import { itemOf } from "./recent.server";
import { mealOf, usualNow, usualQuestion, usualSet } from "./usual";

/**
 * The usual food of this hour, to log from home with one press, and the `set` that it is usually eaten in, if any; null
 * once this part of the day has food.
 */
export async function usualOffer({ viewer, db, now }: Caller) {
  const time = now - (now % QUARTER_MS);
  const at = { date: localDate(viewer, time), time };
  const latest = await latestFoods(db, viewer.id);
  const part = partEaten(viewer, at);
  if (latest.some((food) => food.date === at.date && partEaten(viewer, food) === part)) return null;
  const food = usualNow(latest, at);
  if (!food) return null;
  const set = usualSet(latest, at);
  const isIn = set.some(({ entry }) => sameKey(entry) === sameKey(food.entry));
  const item = (newest: LatestFood) => itemOf(viewer, { newest, all: [newest] });
  const offered = isIn ? set : [food];
  return {
    food: item(food),
    set: isIn ? set.map(item) : [],
    setKey: newKey(),
    question: usualQuestion(
      mealOf(localTime(viewer.timeZone, time)),
      offered.map(({ date }) => date),
      at.date,
    ),
  };
}

export type UsualFood = NonNullable<Awaited<ReturnType<typeof usualOffer>>>;
