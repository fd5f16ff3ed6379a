import type { Db } from "~/db/store";
import { dateText, relativeDateText, timeText } from "../calendar/date-text";
import { endOfDay } from "../calendar/local-date";
import { localTime } from "../calendar/local-time";
import { neighbourDays } from "../calendar/neighbour-days";
import { partOfDay } from "../calendar/part-of-day";
import { activeAround } from "../day-of.server";
import { playedDay } from "../played-day.server";
import type { Player } from "../player";

export async function homeOf(db: Db, player: Player, dateParam: string | null, now: number) {
  const { today, foods, ...day } = await playedDay(db, player, dateParam, now);
  const { date } = day;
  return {
    ...day,
    isToday: date === today,
    dateText: dateText(date),
    relativeText: relativeDateText(date, today),
    ...neighbourDays(date, today, await activeAround(db, player.id, date)),
    foods: foods.map(({ id, entry, time }) => ({
      id,
      name: entry.name,
      emoji: entry.emoji,
      calories: entry.amounts.calories,
      timeText: timeText(time, player.timeZone),
      part: partOfDay(localTime(player.timeZone, time)),
    })),
    /** ms from now to the next day. */
    midnightInMs: endOfDay(player.timeZone, today) - now,
  };
}

export type Home = Awaited<ReturnType<typeof homeOf>>;
