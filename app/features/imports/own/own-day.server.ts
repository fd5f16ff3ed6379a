import { and, eq } from "drizzle-orm";
import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import { removeFoodsFromDays } from "~/features/day/log/change-many-days.server";
import { type DayRow, openDay } from "~/features/day/open-day.server";
import type { Player } from "~/features/day/player";
import { settleDay } from "~/features/day/settle-day.server";
import { NO_AMOUNTS } from "~/features/nutrition/add-amounts";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { recordOf } from "~/features/nutrition/record-of";
import type { StagedRow } from "../run/next-rows.server";
import { picked } from "./fill-own.server";
import { note } from "./note-own.server";
import type { OwnContent } from "./own-row";
import { isUnchanged } from "./unchanged-own.server";

const CHOSEN = ["puzzle_id", "next_puzzle_id", "completed_at"];

const rowOf = ({ content }: StagedRow): Row => (content as OwnContent).row;

/** Adds a day with its foods: a day that is there stays, with these foods too, and collects its puzzle when they fill it. Gives the rows that are new. */
export async function addOwnDay(db: Db, player: Player, date: string, staged: StagedRow[], now: number) {
  const user_id = player.id;
  const [there] = await db
    .select()
    .from(db.t.daily_home_data)
    .where(sameDay(db, user_id, date));
  const added: StagedRow[] = [];
  for (const row of staged.filter(({ kind }) => kind === "foods")) {
    const values = { ...rowOf(row), user_id } as typeof db.t.food.$inferInsert;
    const made = await db
      .insert(db.t.food)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: db.t.food.id });
    if (made.length > 0) added.push(row);
  }
  const day = staged.find(({ kind }) => kind === "days");
  const fresh = day && (await insertDay(db, user_id, rowOf(day)));
  if (!fresh && added.length === 0) return added;
  const named = { ...player, nickname: (await nicknameOf(db, user_id)) ?? player.nickname };
  await settleDay(db, fresh ?? (await openDay(db, user_id, date, now)), named, now, !fresh);
  const [first] = added;
  if (there && first) await note(db, first, { updated_at: there.updated_at, changed_to: now });
  if (!day || !fresh) return added;
  await db
    .update(db.t.daily_home_data)
    .set(picked(rowOf(day), ["updated_at"]))
    .where(sameDay(db, user_id, date));
  return [...added, day];
}

/** Takes what `addOwnDay` added off a day, except what was changed since. Gives the number of foods that stayed. */
export async function removeOwnDay(db: Db, player: Player, date: string, staged: StagedRow[], now: number) {
  const { food, daily_home_data: days, day_food_total: totals } = db.t;
  const foods = staged.filter(({ kind }) => kind === "foods");
  const removed: { id: string; local_date: string }[] = [];
  const noted = foods.map(({ content }) => (content as OwnContent).before).find(Boolean);
  let stayed = 0;
  for (const row of foods) {
    const { id, local_date } = rowOf(row) as { id: string; local_date: string };
    if (await isUnchanged(db, "food", { ...rowOf(row), user_id: player.id }))
      removed.push({ id, local_date });
    else if (await isPresent(db, player.id, id)) stayed++;
  }
  const [before] = await db
    .select()
    .from(days)
    .where(sameDay(db, player.id, date));
  if (removed.length > 0) await removeFoodsFromDays(db, player, removed, now);
  const day = staged.find(({ kind }) => kind === "days");
  const [left] = await db
    .select({ id: food.id })
    .from(food)
    .where(and(eq(food.user_id, player.id), eq(food.local_date, date)))
    .limit(1);
  const asAdded =
    day &&
    CHOSEN.every((column) => (before?.[column as "puzzle_id"] ?? null) === (rowOf(day)[column] ?? null));
  if (!left && asAdded) await db.delete(days).where(sameDay(db, player.id, date));
  const [open] = await db
    .select({ date: days.date })
    .from(days)
    .where(sameDay(db, player.id, date));
  if (!open) await db.delete(totals).where(and(eq(totals.user_id, player.id), eq(totals.date, date)));
  else if (noted?.changed_to !== undefined && noted.changed_to === before?.updated_at)
    await db
      .update(days)
      .set(picked(noted, ["updated_at"]))
      .where(sameDay(db, player.id, date));
  return stayed;
}

const sameDay = ({ t: { daily_home_data: days } }: Db, userId: string, date: string) =>
  and(eq(days.user_id, userId), eq(days.date, date));

async function insertDay(db: Db, user_id: string, row: Row): Promise<DayRow | undefined> {
  const goals = Object.keys(row).filter((column) => column.endsWith("_goal"));
  const values = {
    user_id,
    daily_text: "",
    ...NO_AMOUNTS,
    puzzle_progress: 0,
    ...recordOf(NUTRIENTS, (): string[] => [], "_colors"),
    ...picked(row, ["date", ...goals, "updated_at", ...CHOSEN]),
    finish_at: row.finish_at ?? 100,
  } as typeof db.t.daily_home_data.$inferInsert;
  const [made] = await db.insert(db.t.daily_home_data).values(values).onConflictDoNothing().returning();
  return made;
}

async function nicknameOf(db: Db, userId: string): Promise<string | null> {
  const { user_info: info } = db.t;
  const [row] = await db
    .select({ nickname: info.nickname, name: info.name })
    .from(info)
    .where(eq(info.user_id, userId));
  return row?.nickname || row?.name || null;
}

async function isPresent(db: Db, userId: string, id: string) {
  const { food } = db.t;
  const [row] = await db
    .select({ deleted_at: food.deleted_at })
    .from(food)
    .where(and(eq(food.user_id, userId), eq(food.id, id)));
  return row !== undefined && row.deleted_at === null;
}
