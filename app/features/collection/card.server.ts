import type { Db } from "~/db/store";
import type { PuzzleId } from "~/features/puzzles/puzzle";
import { type Card, cardOf } from "./card";
import type { CollectedDay, CollectedPuzzle } from "./collected";
import { collectedDays, collectedPuzzle } from "./collection.server";

type CardOn = { card: Card; record: CollectedPuzzle; days: CollectedDay[] };

/** The card of the day `on`, by default of the first; undefined for one on which it was not collected. */
export async function cardOn(
  db: Db,
  viewer: { id: string; dateOf: (instantMs: number) => string },
  puzzleId: PuzzleId,
  on: string | null,
): Promise<CardOn | undefined> {
  const record = await collectedPuzzle(db, viewer.id, puzzleId);
  if (!record) return undefined;
  const days = (await collectedDays(db, viewer.id, record.puzzleId)).get(record.puzzleId) ?? [];
  const day = days.find(({ date }) => date === on);
  if (on !== null && !day) return undefined;
  const [first] = days;
  const firstDate = first?.date ?? viewer.dateOf(record.firstCompletedAt);
  const card = cardOf({ ...record, neat: first?.neat, filled: first?.filled }, firstDate, day);
  return { card, record, days };
}
