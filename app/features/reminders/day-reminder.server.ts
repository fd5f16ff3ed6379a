import type { Db } from "~/db/store";
import { localDate } from "~/features/day/calendar/local-date";
import { partEaten } from "~/features/day/calendar/part-eaten";
import { playedDay } from "~/features/day/played-day.server";
import type { Player } from "~/features/day/player";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { blocksOf, type Fill } from "~/features/puzzles/fill";
import type { PixelMap } from "~/features/puzzles/pixel-map";
import { lastDue } from "./due-at";
import { type ReminderText, reminderText } from "./reminder-text";

/** What a reminder of `time` (`HH:MM`) says about the day it is in; null when it stays quiet. */
export async function dayReminder(
  db: Db,
  player: Player,
  time: string,
  now: number,
): Promise<ReminderText | null> {
  const { date, foods, puzzle } = await playedDay(db, player, null, now);
  const due = lastDue(player.timeZone, time, now);
  const dueDay = localDate(player, due);
  return reminderText({
    date,
    part: partEaten(player, { date: dueDay, time: due }),
    eaten: foods.map((food) => partEaten(player, food)),
    puzzle: puzzle && { name: puzzle.name, blocksLeft: puzzle.complete ? 0 : blocksLeft(puzzle) },
  });
}

function blocksLeft({ map, filled }: { map: PixelMap; filled: Fill["filled"] }): number {
  const blocks = blocksOf(map);
  return NUTRIENTS.reduce((sum, nutrient) => sum + blocks[nutrient] - filled[nutrient], 0);
}
