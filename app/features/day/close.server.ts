import { eq } from "drizzle-orm";
import type { Db, Store } from "~/db/store";
import { goalOf } from "~/features/goals/goals.server";
import { Refusal } from "~/http/refusal";
import { localDate } from "~/platform/local-date";
import { localTime, type Player } from "./dates";
import { canClose, shareAt, shareOf } from "./measure";
import { goalsFromRow, goalsToRow, openDay, reopenDay, type Settled, settleDay } from "./settle.server";

export const CLOSE_MESSAGES = {
  closed: "That’s today done",
  closedPast: "That day is done",
  reopened: "The day is open again",
  notClose: "A day can be called done once its calories are reached and each nutrient is at 80%.",
  notDone: "This day was not called done.",
  shrunk: "Today’s picture is smaller now",
  unshrunk: "Today’s picture is whole again",
  notShrunk: "This day was not shrunk.",
  noShrink: "Only the day you signed up can be shrunk, from 14:00 on, before its picture is finished.",
} as const;

/** From a press to the last moment of its toast, on a slow line too. */
const UNDO_MS = 2 * 60_000;

/** Ends a day that is near enough: its picture is collected with its open blocks in pencil. Throws Refusal: 409. */
export async function callDone(store: Store, player: Player, date: string, now: number): Promise<Settled> {
  if (date > localDate(player, now)) throw new Refusal(409, CLOSE_MESSAGES.notClose);
  return store.tx(async (db) => {
    const day = await openDay(db, player.id, date, now);
    if (day.closed_at !== null) return { progress: 1, collected: false, unlocked: [] };
    const near = day.puzzle_id !== null && day.completed_at === null && canClose(day, goalsFromRow(day));
    if (!near) throw new Refusal(409, CLOSE_MESSAGES.notClose);
    return settleDay(db, { ...day, closed_at: now }, player, now);
  });
}

/** Takes that back, and its card with it: until the day is over, or within the toast's life. Throws Refusal: 409. */
export async function reopen(store: Store, player: Player, date: string, now: number): Promise<Settled> {
  return store.tx(async (db) => {
    const day = await openDay(db, player.id, date, now);
    const inTime = date >= localDate(player, now) || now - (day.closed_at ?? 0) <= UNDO_MS;
    if (day.closed_at === null || !inTime) throw new Refusal(409, CLOSE_MESSAGES.notDone);
    const reopened = await reopenDay(db, day, player, now);
    return settleDay(db, { ...reopened, closed_at: null }, player, now);
  });
}

/** Gives the day of sign-up a part of its goals, less of them later in the day. Throws Refusal: 409. */
export async function shrink(store: Store, player: Player, date: string, now: number): Promise<Settled> {
  return store.tx(async (db) => {
    const day = await openDay(db, player.id, date, now);
    if (isShrunk(day)) return { progress: day.puzzle_progress, collected: false, unlocked: [] };
    const share = day.completed_at === null ? await shareFor(db, player, date, now) : undefined;
    if (share === undefined) throw new Refusal(409, CLOSE_MESSAGES.noShrink);
    const goals = shareOf(goalsFromRow(day), share);
    return settleDay(db, { ...day, ...goalsToRow(goals), goal_share: share }, player, now);
  });
}

/** Gives that day its usual goals again. Throws Refusal: 409, also once its picture is finished. */
export async function unshrink(store: Store, player: Player, date: string, now: number): Promise<Settled> {
  return store.tx(async (db) => {
    const day = await openDay(db, player.id, date, now);
    if (!isShrunk(day) || day.completed_at !== null) throw new Refusal(409, CLOSE_MESSAGES.notShrunk);
    const { goals } = await goalOf(db, player.id, date);
    return settleDay(db, { ...day, ...goalsToRow(goals), goal_share: 1 }, player, now);
  });
}

const isShrunk = (day: { goal_share: number | null }) => day.goal_share !== null && day.goal_share < 1;

/** The part of the goals that today can have; undefined on other days than that of sign-up, and before 14:00. */
export async function shareFor(db: Db, player: Player, date: string, now: number) {
  if (date !== localDate(player, now)) return undefined;
  const { users } = db.t;
  const [user] = await db.select({ since: users.created_at }).from(users).where(eq(users.id, player.id));
  if (!user || localDate(player, user.since) !== date) return undefined;
  return shareAt(localTime(player.timeZone, now));
}
