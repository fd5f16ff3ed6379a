import { puzzleToChoose, recordChosen } from "~/features/puzzles/stored.server";
import type { Caller, Tx } from "~/http/caller.server";
import { addDays } from "./calendar-days";
import { changeDay, type DayChange } from "./change-day.server";
import { daySnapshot } from "./day.server";

type Chosen =
  | ({ ok: true } & DayChange)
  | { ok: false; reason: "unknown-puzzle" | "day-complete" | "day-past" };

/** Sets today's puzzle until today's is complete, or that of a past `date` without one; special puzzles are unlocked instead. */
export const choosePuzzle = (by: Caller, puzzleId: string, date = by.today): Promise<Chosen> =>
  by.change((tx) => choose(tx, puzzleId, date));

async function choose(tx: Tx, puzzleId: string, date: string): Promise<Chosen> {
  const chosen = await puzzleToChoose(tx.db, tx.viewer.id, puzzleId);
  if (!chosen) return { ok: false, reason: "unknown-puzzle" };
  const day = await daySnapshot(tx.db, tx.viewer.id, date);
  const isOther = day.puzzleId !== chosen.puzzle.id;
  if (isOther && day.puzzleId !== null && date < tx.today) return { ok: false, reason: "day-past" };
  if (isOther && day.complete) return { ok: false, reason: "day-complete" };
  const changed = await changeDay(tx, date, async () => {
    await recordChosen(tx, chosen);
    return { puzzle_id: chosen.puzzle.id };
  });
  return { ok: true, ...changed };
}

type Seed = { puzzleId: string; date: string };
type SeedChoice =
  | { ok: true; name: string; isToday: boolean }
  | { ok: false; reason: "unknown-puzzle" | "day-complete" | "day-past" | "day-open" };

/** Chooses the puzzle of tomorrow once today's is complete; after midnight it is today's. */
export const chooseSeed = (by: Caller, { puzzleId, date }: Seed): Promise<SeedChoice> =>
  by.change(async (tx): Promise<SeedChoice> => {
    const found = await puzzleToChoose(tx.db, tx.viewer.id, puzzleId);
    if (!found) return { ok: false, reason: "unknown-puzzle" };
    const { puzzle } = found;
    if (date === tx.today) {
      const chosen = await choose(tx, puzzle.id, date);
      return chosen.ok ? { ok: true, name: puzzle.name, isToday: true } : chosen;
    }
    if (date !== addDays(tx.today, 1)) return { ok: false, reason: "day-past" };
    if (!(await daySnapshot(tx.db, tx.viewer.id, tx.today)).complete)
      return { ok: false, reason: "day-open" };
    await changeDay(tx, tx.today, async () => {
      await recordChosen(tx, found);
      return { next_puzzle_id: puzzle.id };
    });
    return { ok: true, name: puzzle.name, isToday: false };
  });
