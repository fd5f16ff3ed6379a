import type { Db } from "~/db/store";
import { addDays } from "~/features/day/calendar/local-date";
import { weightsOf } from "./weights-of.server";
import { type MeanWeight, withMeans } from "./with-means";

const DAYS_BEFORE = 7;

/** The weights of the last `days` up to `today`, newest first, with their means. */
export async function shownWeights(
  db: Db,
  userId: string,
  today: string,
  days: number,
): Promise<MeanWeight[]> {
  const from = addDays(today, 1 - days);
  return withMeans(await weightsOf(db, userId, { from: addDays(from, -DAYS_BEFORE), to: today }), from);
}
