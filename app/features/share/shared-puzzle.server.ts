import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { collectedDays } from "~/features/collection/collected-days.server";
import type { CollectedPuzzle } from "~/features/collection/collected-puzzle";
import { collectedPuzzle } from "~/features/collection/collected-puzzle.server";
import type { PuzzleId } from "~/features/puzzles/puzzle";

type SharedPuzzle = CollectedPuzzle & {
  /** IANA name; null when unknown. */
  timeZone: string | null;
  dayStart: number;
  hidesGrams: boolean;
  firstDate: string | null;
  /** Whether its first day was. */
  neat: boolean;
};

/** Undefined alike for an unknown owner, an unknown puzzle and an uncollected one. */
export async function sharedPuzzle(
  db: Db,
  shareId: string,
  puzzleId: PuzzleId,
): Promise<SharedPuzzle | undefined> {
  const { users } = db.t;
  const [owner] = await db
    .select({ id: users.id, timeZone: users.time_zone, dayStart: users.day_start, numbers: users.numbers })
    .from(users)
    .where(eq(users.share_id, shareId));
  const record = owner && (await collectedPuzzle(db, owner.id, puzzleId));
  if (!record) return undefined;
  const days = (await collectedDays(db, owner.id, record.puzzleId)).get(record.puzzleId);
  const { timeZone, dayStart } = owner;
  const hidesGrams = owner.numbers === "hidden";
  const [first] = days ?? [];
  return {
    ...record,
    timeZone,
    dayStart,
    hidesGrams,
    firstDate: first?.date ?? null,
    neat: first?.neat ?? false,
  };
}
