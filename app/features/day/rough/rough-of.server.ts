import type { Db } from "~/db/store";
import { latestFoods } from "~/features/food/latest-foods.server";
import type { PartOfDay } from "../calendar/part-of-day";
import { dayOf } from "../day-of.server";
import { usualOfPart } from "./usual-of-part";

type Eater = { id: string; timeZone: string };

/** What a person usually eats in a part of a day (`YYYY-MM-DD`), by their own log or goals. */
export async function roughOf(db: Db, { id, timeZone }: Eater, part: PartOfDay, date: string) {
  const [foods, { goals }] = await Promise.all([latestFoods(db, id), dayOf(db, id, date)]);
  return usualOfPart(foods, { part, date, timeZone, goals });
}
