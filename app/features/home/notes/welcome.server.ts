import type { Db } from "~/db/store";
import { collectionOf } from "~/features/collection/collection.server";
import { type NightFind, nightFind } from "~/features/collection/garden/night";
import { addDays, monthText, type PartOfDay, partOfDay } from "~/features/day/calendar-days";
import { localTime } from "~/features/day/dates.server";
import { daySnapshots } from "~/features/day/day.server";
import { hasEnergy } from "~/features/day/day-rules";
import { plantsBetween } from "~/features/eat/plants.server";
import { mealOf } from "~/features/eat/usual";
import type { Amounts } from "~/features/nutrition/amounts";
import { puzzleOf } from "~/features/puzzles/stored.server";
import type { Caller } from "~/http/caller.server";
import type { Viewer } from "~/http/session.server";
import { localDate, QUARTER_MS } from "~/platform/local-date";

type Morning = {
  /** Since the last day with data; 0 with none. */
  daysAway: number;
  planted: string | null;
  part: PartOfDay;
  /** Null once the day has its energy. */
  meal: string | null;
};

const AWAY_DAYS = 4;

const HELLO: Record<PartOfDay, string> = {
  morning: "Good morning.",
  midday: "Hello.",
  afternoon: "Hello.",
  evening: "Good evening.",
};

/** "Good morning. Your cookie is planted. Breakfast?"; null without a picture, unless somebody comes back. */
export function greetingText({ daysAway, planted, part, meal }: Morning): string | null {
  const back = daysAway >= AWAY_DAYS;
  if (!planted) return back ? "The snail kept your place." : null;
  const hello = back ? "The snail kept your place." : HELLO[part];
  const verb = /[^s]s$/i.test(planted) ? "are" : "is";
  const question = meal === null || meal === "Night snack" ? "" : ` ${meal === "Snack" ? "A snack" : meal}?`;
  return `${hello} Your ${planted.toLowerCase()} ${verb} planted.${question}`;
}

/** Days with food, and different plants eaten. */
type MonthFigures = { days: number; plants: number };

type Month = {
  month: string;
  before: string;
  last: MonthFigures;
  earlier: MonthFigures;
  /** Names of pictures collected for the first time. */
  firsts: readonly string[];
};

const DAYS_MORE_MIN = 3;
/** Logged in the earlier month, which may have been the first: fewer say nothing of it. */
const COMPARED_MIN = 10;
const NAMED_MAX = 3;
const LIST = new Intl.ListFormat("en-GB");

/** What a month brought, in words; only what grew is compared. Null for a month without food. */
export function monthNews({ month, before, last, earlier, firsts }: Month): string | null {
  if (last.days === 0) return null;
  const isCompared = earlier.days >= COMPARED_MIN;
  const more = (now: number, then: number) =>
    isCompared && now > then ? `, ${now - then} more than in ${before}` : "";
  const few = firsts.length <= NAMED_MAX + 1 ? firsts : firsts.slice(0, NAMED_MAX);
  const rest = firsts.length - few.length;
  const sentences = [
    last.plants > 1 &&
      `In ${month} you ate ${last.plants} different plants${more(last.plants, earlier.plants)}.`,
    isCompared &&
      last.days >= earlier.days + DAYS_MORE_MIN &&
      `You logged ${last.days} days${more(last.days, earlier.days)}.`,
    few.length > 0 &&
      `New in your collection: ${LIST.format(rest > 0 ? [...few, `${rest} more`] : [...few])}.`,
  ];
  return sentences.filter(Boolean).join(" ") || null;
}

/** What greets on today's page: before the day's first food, and on the first day of a month. */
export type Welcome = { greeting: string | null; night: NightFind | null; news: string | null };

type Today = {
  date: string;
  puzzle: { id: string; name: string; complete: boolean } | null;
  foods: readonly unknown[];
  before: string | null;
  totals: Amounts;
  goals: Amounts;
};

export async function welcomeOf({ db, viewer, now }: Caller, today: Today): Promise<Welcome> {
  const { date, puzzle, foods, before } = today;
  const news = before && before.slice(0, 7) < date.slice(0, 7) ? await newsOfMonth(db, viewer, date) : null;
  if (foods.length > 0 || puzzle?.complete) return { greeting: null, night: null, news };
  const time = localTime(viewer.timeZone, now - (now % QUARTER_MS));
  const greeting = greetingText({
    daysAway: before ? daysBetween(before, date) : 0,
    planted: puzzle?.name ?? null,
    part: partOfDay(time),
    meal: hasEnergy(today.totals, today.goals) ? null : mealOf(time),
  });
  return { greeting, night: before ? nightFind(viewer.id, date) : null, news };
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

async function newsOfMonth(db: Db, viewer: Viewer, today: string): Promise<string | null> {
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const monthBefore = addDays(`${lastMonth}-01`, -1).slice(0, 7);
  const [last, earlier] = await Promise.all([
    monthFigures(db, viewer.id, lastMonth),
    monthFigures(db, viewer.id, monthBefore),
  ]);
  const collection = await collectionOf(db, viewer.id);
  const firsts = collection.filter(
    ({ firstCompletedAt }) => localDate(viewer, firstCompletedAt).slice(0, 7) === lastMonth,
  );
  const names = await Promise.all(
    firsts.map(async ({ puzzleId }) => (await puzzleOf(db, viewer.id, puzzleId))?.puzzle.name),
  );
  const name = (month: string) => monthText(month).split(" ")[0] ?? "";
  return monthNews({
    month: name(lastMonth),
    before: name(monthBefore),
    last,
    earlier,
    firsts: names.flatMap((each) => each ?? []),
  });
}

async function monthFigures(db: Db, userId: string, month: string): Promise<MonthFigures> {
  const between = { from: `${month}-01`, to: `${month}-31` };
  const [{ days }, plants] = await Promise.all([
    daySnapshots(db, userId, { limit: 31, ...between }),
    plantsBetween(db, { userId, ...between }),
  ]);
  return { days: days.filter(({ totals }) => totals.calories > 0).length, plants: plants.length };
}
