import { and, eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { cardDate } from "~/features/collection/collected";
import { collectionOf } from "~/features/collection/collection.server";
import { type Card, shelvesOf } from "~/features/collection/shelves";
import { addDays } from "~/features/day/calendar-days";
import { puzzleChosenFor } from "~/features/day/change-day.server";
import { type DaySnapshot, daySnapshot, fillOfDay } from "~/features/day/day.server";
import { NUTRIENTS, type PerNutrient, perNutrient } from "~/features/nutrition/amounts";
import { CATEGORIES, seedsOf } from "~/features/puzzles/catalogue";
import { puzzleOf, storedCategories } from "~/features/puzzles/stored.server";
import type { Caller } from "~/http/caller.server";
import { isLocalDate } from "~/platform/local-date";

/** Three puzzles to choose from for the day after `today` (`YYYY-MM-DD`), and the chosen one. */
export async function tomorrowOf(db: Db, userId: string, today: string, collected: readonly string[]) {
  const date = addDays(today, 1);
  return { date, seeds: seedsOf(date, collected), chosen: await puzzleChosenFor(db, userId, date) };
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
