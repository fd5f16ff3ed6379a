import type { Store } from "~/db/store";
import { noteChosen } from "~/features/puzzles/own/note-chosen.server";
import { puzzleToChoose } from "~/features/puzzles/own/puzzle-to-choose.server";
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
  return store.tx(async (db): Promise<Chosen> => {
    const chosen = await puzzleToChoose(db, player.id, puzzleId);
    if (!chosen) return { ok: false, reason: "unknown-puzzle" };
    const day = await openDay(db, player.id, date, now);
    const isOther = day.puzzle_id !== null && day.puzzle_id !== chosen.puzzle.id;
    if (isOther && date < localDate(player, now)) return { ok: false, reason: "day-past" };
    if (day.completed_at !== null && day.puzzle_id !== chosen.puzzle.id)
      return { ok: false, reason: "day-complete" };
    await noteChosen(db, player.id, chosen, now);
    return {
      ok: true,
      ...(await settleDay(db, { ...day, puzzle_id: chosen.puzzle.id }, player, now)),
    };
  });
}
