import type { Store } from "~/db/store";
import { puzzleById } from "~/features/puzzles/puzzle-by-id";
import { localDate } from "./calendar/local-date";
import { openDay } from "./open-day.server";
import type { Player } from "./player";
import { type Settled, settleDay } from "./settle-day.server";

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
  const chosen = puzzleById(puzzleId);
  if (!chosen || chosen.puzzle.unlockConditions) return { ok: false, reason: "unknown-puzzle" };
  return store.tx(async (db): Promise<Chosen> => {
    const day = await openDay(db, player.id, date, now);
    const isOther = day.puzzle_id !== null && day.puzzle_id !== chosen.puzzle.id;
    if (isOther && date < localDate(player, now)) return { ok: false, reason: "day-past" };
    if (day.completed_at !== null && day.puzzle_id !== chosen.puzzle.id)
      return { ok: false, reason: "day-complete" };
    return {
      ok: true,
      ...(await settleDay(db, { ...day, puzzle_id: chosen.puzzle.id }, player, now)),
    };
  });
}
