import type { Db } from "~/db/store";
import { seedsOf } from "~/features/puzzles/seeds-of";
import { addDays } from "../calendar/local-date";
import { plantedFor } from "../planted-for.server";

/** Three puzzles to choose from for the day after `today` (`YYYY-MM-DD`), and the chosen one. */
export async function tomorrowOf(db: Db, userId: string, today: string, collected: readonly string[]) {
  const date = addDays(today, 1);
  return { date, seeds: seedsOf(date, collected), planted: await plantedFor(db, userId, date) };
}

export type Tomorrow = Awaited<ReturnType<typeof tomorrowOf>>;
