import { eq } from "drizzle-orm";
import { goalOf, goalsFromRow, goalsToRow } from "~/features/goals/goals.server";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { localDate } from "~/platform/local-date";
import { changeDay, type DayChange } from "./change-day.server";
import { localTime } from "./dates.server";
import { canClose, shareAt, shareOf } from "./day-rules";

export const CLOSE_MESSAGES = {
  notClose: "A day can be called done once its calories are reached and each nutrient is at 80%.",
  notDone: "This day was not called done.",
  notShrunk: "This day was not shrunk.",
  noShrink: "You can only shrink the day you signed up, after 14:00 and before its puzzle is finished.",
} as const;

const UNDO_MS = 2 * 60_000;

/** Ends a day that is near enough: its picture is collected with its open blocks in pencil. Throws Refusal: 409. */
export const callDone = (by: Caller, date: string): Promise<DayChange> =>
  by.change((tx) =>
    changeDay(tx, date, async (day) => {
      if (day.closed_at !== null) return undefined;
      const near = day.puzzle_id !== null && day.completed_at === null && canClose(day, goalsFromRow(day));
      if (date > tx.today || !near) throw new Refusal(409, CLOSE_MESSAGES.notClose);
      return { closed_at: tx.now };
    }),
  );

/** Takes that back, and its card with it: until the day is over, or within the toast's life. Throws Refusal: 409. */
export const reopen = (by: Caller, date: string): Promise<DayChange> =>
  by.change((tx) =>
    changeDay(tx, date, async (day) => {
      const inTime = date >= tx.today || tx.now - (day.closed_at ?? 0) <= UNDO_MS;
      if (day.closed_at === null || !inTime) throw new Refusal(409, CLOSE_MESSAGES.notDone);
      return { completed_at: null, closed_at: null };
    }),
  );

/** Gives the day of sign-up a part of its goals, less of them later in the day. Throws Refusal: 409. */
export const shrink = (by: Caller, date: string): Promise<DayChange> =>
  by.change((tx) =>
    changeDay(tx, date, async (day) => {
      if (isShrunk(day)) return undefined;
      const share = day.completed_at === null ? await shareFor(tx, date) : undefined;
      if (share === undefined) throw new Refusal(409, CLOSE_MESSAGES.noShrink);
      return { ...goalsToRow(shareOf(goalsFromRow(day), share)), goal_share: share };
    }),
  );

/** Gives that day its usual goals again. Throws Refusal: 409, also once its picture is finished. */
export const unshrink = (by: Caller, date: string): Promise<DayChange> =>
  by.change((tx) =>
    changeDay(tx, date, async (day) => {
      if (!isShrunk(day) || day.completed_at !== null) throw new Refusal(409, CLOSE_MESSAGES.notShrunk);
      const { goals } = await goalOf(tx.db, tx.viewer.id, date);
      return { ...goalsToRow(goals), goal_share: 1 };
    }),
  );

const isShrunk = (day: { goal_share: number | null }) => day.goal_share !== null && day.goal_share < 1;

/** The part of the goals that today can have; undefined on other days than that of sign-up, and before 14:00. */
export async function shareFor({ db, viewer, now, today }: Caller | Tx, date: string) {
  const share = shareAt(localTime(viewer.timeZone, now));
  if (date !== today || share === undefined) return undefined;
  const { users } = db.t;
  const [user] = await db.select({ since: users.created_at }).from(users).where(eq(users.id, viewer.id));
  return user && localDate(viewer, user.since) === date ? share : undefined;
}
