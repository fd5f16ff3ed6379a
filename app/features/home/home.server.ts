import type { Db } from "~/db/store";
import { collectionOf } from "~/features/collection/collection.server";
import {
  addDays,
  datedText,
  dateText,
  partOfDay,
  relativeDateText,
  timeText,
} from "~/features/day/calendar-days";
import { shareFor } from "~/features/day/close.server";
import { localTime, neighbourDays, partEaten } from "~/features/day/dates.server";
import { activeAround, type DayWithFoods, dayWithFoods } from "~/features/day/day.server";
import { canClose, fillFor } from "~/features/day/day-rules";
import { mendedGoalOf } from "~/features/day/goal.server";
import { invites, type Suggestion, suggestionsFor } from "~/features/eat/suggestions.server";
import { hasFood } from "~/features/food/logged.server";
import { tomorrowOf } from "~/features/home/finale/finale.server";
import { welcomeOf } from "~/features/home/notes/welcome.server";
import { countProposals, openProposals } from "~/features/log/proposals.server";
import {
  type FurtherName,
  furtherSums,
  furtherSumText,
  shownIn,
  unknownText,
} from "~/features/nutrition/further";
import { mixText } from "~/features/nutrition/goal-ratio";
import { seedsOf } from "~/features/puzzles/catalogue";
import { blocksByFood } from "~/features/puzzles/puzzle";
import type { Caller } from "~/http/caller.server";
import type { Viewer } from "~/http/session.server";
import { newKey } from "~/platform/crypto.server";
import { endOfDay, QUARTER_MS } from "~/platform/local-date";

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
