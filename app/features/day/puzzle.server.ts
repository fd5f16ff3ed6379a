import type { Store } from "~/db/store";
import { puzzleToChoose, recordChosen } from "~/features/puzzles/stored.server";
import { localDate } from "~/platform/local-date";
import { addDays } from "./calendar-days";
import type { Player } from "./dates";
import { openDay, type Settled, settleDay } from "./settle.server";

type Chosen =
  | ({ ok: true } & Settled)
  | { ok: false; reason: "unknown-puzzle" | "day-complete" | "day-past" };

/** Sets today's puzzle until today's is complete, or that of a past `date` without one; special puzzles are unlocked instead. */
export async function choosePuzzle(
  store: Store,
  player: Player,
  puzzleId: string,
  now: number,
  date = localDate(player, now),
): Promise<Chosen> {
  return store.tx(async (db): Promise<Chosen> => {
    const chosen = await puzzleToChoose(db, player.id, puzzleId);
    if (!chosen) return { ok: false, reason: "unknown-puzzle" };
    const day = await openDay(db, player.id, date, now);
    const isOther = day.puzzle_id !== null && day.puzzle_id !== chosen.puzzle.id;
    if (isOther && date < localDate(player, now)) return { ok: false, reason: "day-past" };
    if (day.completed_at !== null && day.puzzle_id !== chosen.puzzle.id)
      return { ok: false, reason: "day-complete" };
    await recordChosen(db, player.id, chosen, now);
    return {
      ok: true,
      ...(await settleDay(db, { ...day, puzzle_id: chosen.puzzle.id }, player, now)),
    };
  });
}

type Seed = { puzzleId: string; date: string };
type Planted =
  | { ok: true; name: string; isToday: boolean }
  | { ok: false; reason: "unknown-puzzle" | "day-complete" | "day-past" | "day-open" };

/** Chooses the puzzle of tomorrow once today's is complete; after midnight it is today's. */
export async function plantSeed(
  store: Store,
  player: Player,
  { puzzleId, date }: Seed,
  now: number,
): Promise<Planted> {
  const found = await puzzleToChoose(store.read, player.id, puzzleId);
  if (!found) return { ok: false, reason: "unknown-puzzle" };
  const { puzzle } = found;
  const today = localDate(player, now);
  if (date === today) {
    const chosen = await choosePuzzle(store, player, puzzle.id, now);
    return chosen.ok ? { ok: true, name: puzzle.name, isToday: true } : chosen;
  }
  if (date !== addDays(today, 1)) return { ok: false, reason: "day-past" };
  return store.tx(async (db): Promise<Planted> => {
    const day = await openDay(db, player.id, today, now);
    if (day.completed_at === null) return { ok: false, reason: "day-open" };
    await recordChosen(db, player.id, found, now);
    await settleDay(db, { ...day, next_puzzle_id: puzzle.id }, player, now);
    return { ok: true, name: puzzle.name, isToday: false };
  });
}
