import type { Store } from "~/db/store";
import { noteChosen } from "~/features/puzzles/own/note-chosen.server";
import { puzzleToChoose } from "~/features/puzzles/own/puzzle-to-choose.server";
import { addDays, localDate } from "./calendar/local-date";
import { choosePuzzle } from "./choose-puzzle.server";
import { openDay } from "./open-day.server";
import type { Player } from "./player";
import { settleDay } from "./settle-day.server";

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
    await noteChosen(db, player.id, found, now);
    await settleDay(db, { ...day, next_puzzle_id: puzzle.id }, player, now);
    return { ok: true, name: puzzle.name, isToday: false };
  });
}
