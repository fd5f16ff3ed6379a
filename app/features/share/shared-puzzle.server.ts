import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import type { CollectedPuzzle } from "~/features/collection/collected";
import { collectedDays, collectedPuzzle } from "~/features/collection/collection.server";
import type { PerNutrient } from "~/features/nutrition/amounts";
import type { PuzzleId } from "~/features/puzzles/puzzle";
import type { Caller } from "~/http/caller.server";

type SharedPuzzle = CollectedPuzzle & {
  /** IANA name; null when unknown. */
  timeZone: string | null;
  dayStart: number;
  hidesGrams: boolean;
  firstDate: string | null;
  neat: boolean;
  /** The blocks in colour of its first day, if that was called done. */
  filled?: PerNutrient;
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
    filled: first?.filled,
  };
}

export const renewShareLinkSchema = z.object({ confirm: z.literal("yes") });

/** Gives the user another id of 128 random bits in share links. Links with the former one are dead at once. */
export async function renewShareLink(by: Caller): Promise<void> {
  const share_id = randomBytes(16).toString("hex");
  await by.change(async (tx) => {
    const { users } = tx.db.t;
    await tx.db.update(users).set({ share_id }).where(eq(users.id, tx.viewer.id));
  });
}
