import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { puzzleOf } from "~/features/puzzles/own/puzzles-of.server";
import { localDate } from "../calendar/local-date";
import { dayOf } from "../day-of.server";
import { measure } from "../measure";
import type { DayPicture } from "./picture-cells";

/** Today's picture at an address; null for an address that is not in use. */
export async function pictureOf(
  db: Db,
  link: string,
  { defaultZone, now }: { defaultZone: string; now: number },
): Promise<{ puzzleId: string; picture: DayPicture } | null> {
  const { users } = db.t;
  const [owner] = await db
    .select({ id: users.id, timeZone: users.time_zone, dayStart: users.day_start })
    .from(users)
    .where(eq(users.picture_id, link));
  if (!owner) return null;
  const hours = { timeZone: owner.timeZone ?? defaultZone, dayStart: owner.dayStart };
  const day = await dayOf(db, owner.id, localDate(hours, now));
  const puzzle = (await puzzleOf(db, owner.id, day.puzzleId))?.puzzle;
  if (!puzzle) return { puzzleId: "", picture: undefined };
  const { filled } = measure(puzzle, day.totals, day.goals, day.complete, day.finishAt);
  return { puzzleId: puzzle.id, picture: { map: puzzle.map, filled } };
}
