import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import { cardDate } from "~/features/collection/collected";
import { collectionOf } from "~/features/collection/collection.server";
import { type NightFind, nightFind } from "~/features/collection/garden/night";
import { type Card, shelvesOf } from "~/features/collection/shelves";
import {
  addDays,
  DAY_MESSAGES,
  datedText,
  dateText,
  monthText,
  partOfDay,
  relativeDateText,
  timeText,
} from "~/features/day/calendar-days";
import { seedFor } from "~/features/day/change-day.server";
import { shareFor } from "~/features/day/close.server";
import { localTime, neighbourDays, partEaten } from "~/features/day/dates";
import {
  activeAround,
  type DaySnapshot,
  type DayWithFoods,
  daySnapshot,
  daySnapshots,
  dayWithFoods,
  fillOfDay,
} from "~/features/day/day.server";
import { canClose, fillFor, hasEnergy } from "~/features/day/day-rules";
import { mendedGoalOf } from "~/features/day/goal.server";
import { plantsBetween } from "~/features/eat/plants.server";
import { invites, type Suggestion, suggestionsFor } from "~/features/eat/suggestions.server";
import { mealOf } from "~/features/eat/usual";
import { hasFood } from "~/features/food/logged.server";
import { countProposals, openProposals } from "~/features/log/proposals.server";
import { type Amounts, NUTRIENTS, type PerNutrient, perNutrient } from "~/features/nutrition/amounts";
import {
  type FurtherName,
  furtherSums,
  furtherSumText,
  shownIn,
  unknownText,
} from "~/features/nutrition/further";
import { mixText } from "~/features/nutrition/goal-ratio";
import { CATEGORIES, seedsOf } from "~/features/puzzles/catalogue";
import { blocksByFood } from "~/features/puzzles/puzzle";
import { choiceSchema } from "~/features/puzzles/puzzle-view.server";
import { puzzleOf, storedCategories } from "~/features/puzzles/stored.server";
import { QUARTER_MS } from "~/http/cached-answers.server";
import type { Caller } from "~/http/caller.server";
import type { Viewer } from "~/http/session.server";
import { newKey } from "~/platform/crypto.server";
import { endOfDay, isLocalDate, localDate } from "~/platform/local-date";
import { greetingText, type MonthFigures, monthNews } from "./notes/welcome";

/** Three puzzles to choose from for the day after `today` (`YYYY-MM-DD`), and the chosen one. */
async function tomorrowOf(db: Db, userId: string, today: string, collected: readonly string[]) {
  const date = addDays(today, 1);
  return { date, seeds: seedsOf(date, collected), chosen: await seedFor(db, userId, date) };
}

export type Tomorrow = Awaited<ReturnType<typeof tomorrowOf>>;

/** The card of a complete day, its garden and what comes next; null for any other day. */
export async function finaleOf(by: Caller, dateParam: string | null) {
  const { today } = by;
  const date = isLocalDate(dateParam) ? dateParam : today;
  const day = await daySnapshot(by.db, by.viewer.id, date);
  const { puzzleId, complete } = day;
  const card = complete && puzzleId && (await cardOn(by.db, by.viewer.id, puzzleId, day));
  if (!card) return null;
  const collection = await collectionOf(by.db, by.viewer.id);
  const ids = collection.map((each) => each.puzzleId);
  const own = await storedCategories(by.db, by.viewer.id, ids);
  const shelf = shelvesOf(collection, [...CATEGORIES, ...own]).find(({ slots }) =>
    slots.some(({ puzzle }) => puzzle.id === puzzleId),
  );
  if (!shelf) return null;
  const isFirst = collection.some((each) => each.puzzleId === puzzleId && each.count === 1);
  return {
    card,
    garden: {
      id: shelf.category.id,
      puzzles: shelf.slots.map(({ puzzle, count, silhouette }) => ({ ...puzzle, count, silhouette })),
      visitors: shelf.company.visitors.map(({ sprite, from }) => ({
        sprite,
        isNew: isFirst && from === shelf.collected,
      })),
    },
    tomorrow: date === today ? await tomorrowOf(by.db, by.viewer.id, today, ids) : null,
  };
}

export type FinaleOfDay = NonNullable<Awaited<ReturnType<typeof finaleOf>>>;

async function cardOn(db: Db, userId: string, puzzleId: string, day: DaySnapshot): Promise<Card | null> {
  const { date } = day;
  const { puzzle_completion: done } = db.t;
  const ofDay = and(eq(done.user_id, userId), eq(done.puzzle_name, puzzleId), eq(done.date, date));
  const [grams] = await db
    .select(perNutrient((nutrient) => done[nutrient]))
    .from(done)
    .where(ofDay);
  const match = await puzzleOf(db, userId, puzzleId);
  if (!grams || !match) return null;
  const { id, name, description, bgColor, map } = match.puzzle;
  return {
    puzzle: { id, name, description, bgColor, map },
    collection: match.category.title,
    date: cardDate(date),
    nutrition: isKnown(grams) ? grams : null,
    ...(day.closedAt !== null && { filled: fillOfDay(match.puzzle, day).filled }),
  };
}

const isKnown = (grams: PerNutrient<number | null>): grams is PerNutrient =>
  NUTRIENTS.every((nutrient) => grams[nutrient] !== null);

export const seedSchema = choiceSchema.extend({
  date: z.string(DAY_MESSAGES.notADay).refine(isLocalDate, DAY_MESSAGES.notADay),
});

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

async function welcomeOf({ db, viewer, now }: Caller, today: Today): Promise<Welcome> {
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

export async function homeForDay(by: Caller, dateParam: string | null) {
  const { today, foods, ...day } = await dayWithFoods(by, dateParam);
  const { date, puzzle, goals, finishAt } = day;
  const isToday = date === today;
  const spans = puzzle
    ? blocksByFood(
        foods.map(({ entry }) => entry.amounts),
        (totals) => fillFor(puzzle, totals, goals, false, finishAt).filled,
      )
    : [];
  const share = isToday && puzzle?.complete !== true ? await shareFor(by, date) : undefined;
  const before = addDays(date, -1);
  const around = await activeAround(by.db, by.viewer.id, date);
  const copyBefore = foods.length === 0 && date <= today && (await hasFood(by.db, by.viewer.id, before));
  return {
    ...day,
    isToday,
    /** The day that an empty one can be filled from. */
    copyFrom: copyBefore ? before : null,
    copyKey: newKey(),
    dateText: dateText(date),
    relativeText: relativeDateText(date, today),
    ...neighbourDays(date, today, around),
    /** The last day with data before this one. */
    activeBefore: around.before,
    welcome: isToday ? await welcomeOf(by, { ...day, foods, before: around.before }) : null,
    notes: isToday ? await notesOf(by) : null,
    foods: foods.map(({ id, entry, time, date }, i) => ({
      id,
      name: entry.name,
      emoji: entry.emoji,
      calories: entry.amounts.calories,
      timeText: timeText(time, by.viewer.timeZone),
      part: partEaten(by.viewer, { time, date }),
      span: spans[i] ?? null,
      estimated: entry.estimated ?? false,
    })),
    seeds: isToday && !puzzle ? seedsOf(date, await collectedIds(by.db, by.viewer.id)) : [],
    tomorrow:
      isToday && puzzle?.complete
        ? await tomorrowOf(by.db, by.viewer.id, today, await collectedIds(by.db, by.viewer.id))
        : null,
    canClose: puzzle !== null && !puzzle.complete && date <= today && canClose(day.totals, goals),
    /** Offered once; afterwards it is in the picture's menu. */
    canShrink: day.goalShare === null ? (share ?? null) : null,
    sizeInMenu:
      share === undefined || day.goalShare === null ? null : day.goalShare < 1 ? "whole" : "smaller",
    /** ms from now to the next day. */
    midnightInMs: endOfDay(by.viewer, today) - by.now,
    madeAt: by.now,
    ...furtherOf(by.viewer, foods),
  };
}

/** What is known of the further nutrients that the person wants to see, in words; absent for who wants none. */
function furtherOf({ shownNutrients, numbers, timeZone }: Viewer, foods: DayWithFoods["foods"]) {
  const shown = shownIn(shownNutrients);
  if (shown.length === 0 || foods.length === 0 || numbers === "hidden") return undefined;
  const sums = furtherSums(
    foods.map(({ entry }) => entry.further),
    shown,
  );
  const text = (name: FurtherName) => {
    const sum = sums.find((each) => each.name === name);
    return sum ? furtherSumText(sum, timeZone) : unknownText(name, timeZone);
  };
  return { further: shown.map(text) };
}

export type Home = Awaited<ReturnType<typeof homeForDay>>;

async function notesOf(by: Caller) {
  const [mendedGoal, tray] = [await mendedGoalOf(by.db, by.viewer.id), await trayOf(by)];
  return mendedGoal || tray ? { mendedGoal, tray } : null;
}

const PROPOSALS_SHOWN = 3;

/** What programs and the house propose; null without any. */
async function trayOf(by: Caller) {
  const { viewer, today } = by;
  const proposals = await openProposals(by, PROPOSALS_SHOWN);
  if (proposals.length === 0) return null;
  const all = proposals.length < PROPOSALS_SHOWN ? proposals.length : await countProposals(by);
  const hidden = viewer.numbers === "hidden";
  return {
    proposals: proposals.map(({ id, entry: { name, emoji, amounts }, date, ...from }) => ({
      ...{ id, name, emoji, proposedBy: from.proposedBy, isOfHouse: from.fromMember !== null },
      kcal: hidden ? null : amounts.calories,
      mix: hidden ? mixText(amounts) : null,
      day: date === today ? null : relativeDateText(date, today) || datedText(date, today),
    })),
    more: all - proposals.length,
  };
}

export type Tray = NonNullable<Awaited<ReturnType<typeof trayOf>>>;

const collectedIds = async (db: Db, userId: string) =>
  (await collectionOf(db, userId)).map(({ puzzleId }) => puzzleId);

/** In the evening, a food that fits into today's open blocks; null at other times or without any. */
export async function eveningSuggestion(by: Caller, home: Home): Promise<Suggestion | null> {
  const time = localTime(by.viewer.timeZone, by.now - (by.now % QUARTER_MS));
  if (!home.isToday || home.canShrink || !invites(home) || partOfDay(time) !== "evening") return null;
  const { suggestions } = await suggestionsFor(by, home, 1, by.viewer.numbers === "hidden");
  return suggestions[0] ?? null;
}
