import { and, asc, desc, eq, lte } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { type Db, prepared } from "~/db/store";
import {
  bodyOf,
  profileWeight,
  readProfile,
  saveAgain,
  weightInUnit,
} from "~/features/account/profile/profile";
import { type infoSchema, profileOf, saveProfile } from "~/features/account/profile/profile.server";
import {
  AMOUNTS,
  type AmountName,
  type Amounts,
  ENERGIES,
  type Energy,
  energyUnit,
  mapNames,
  NO_AMOUNTS,
  NUTRIENTS,
  perAmount,
  pickAmounts,
} from "~/features/nutrition/amounts";
import { parseAmount } from "~/features/nutrition/read-number";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { DEFAULT_GOALS, estimateCalories, FINISH_AT, GOAL_MESSAGES, macroSplit } from "./estimate";

const FIELD_EMPTY = "Field cannot be empty";

/** The goals of some weekdays, 1 Monday to 7 Sunday. */
export type WeekdayGoal = { weekdays: number[]; goals: Amounts };

/** Without goals, the everyday ones hold there again. */
export type WeekdayChange = { weekdays: number[]; goals: Amounts | undefined };

/** The goals that the weekday of a day (`YYYY-MM-DD`) had on it; undefined when it was a day like any other. */
async function weekdayGoalOn(db: Db, userId: string, date: string): Promise<Amounts | undefined> {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  const [row] = await newestOf(db, { userId, weekday, date });
  return row && !row.ended ? pickAmounts(row) : undefined;
}

const newestOf = prepared(
  (db, { userId, weekday, date }: { userId: string; weekday: number; date: string }) => {
    const { weekday_goal: goals } = db.t;
    return db
      .select({ ...pickAmounts(goals), ended: goals.ended })
      .from(goals)
      .where(and(eq(goals.user_id, userId), eq(goals.weekday, weekday), lte(goals.local_date, date)))
      .orderBy(desc(goals.local_date))
      .limit(1);
  },
);

/** What holds on a day, weekdays with equal goals together, Monday first. */
export async function weekdayGoalsOf(db: Db, userId: string, date: string): Promise<WeekdayGoal[]> {
  const { weekday_goal: goals } = db.t;
  const rows = await db
    .select()
    .from(goals)
    .where(and(eq(goals.user_id, userId), lte(goals.local_date, date)))
    .orderBy(asc(goals.weekday), asc(goals.local_date));
  const newest = new Map(rows.map((row) => [row.weekday, row]));
  const groups = new Map<string, WeekdayGoal>();
  for (const row of newest.values()) {
    if (row.ended) continue;
    const goals = pickAmounts(row);
    const key = JSON.stringify(goals);
    const group = groups.get(key) ?? { weekdays: [], goals };
    groups.set(key, { ...group, weekdays: [...group.weekdays, row.weekday] });
  }
  return [...groups.values()];
}

export async function setWeekdayGoals(tx: Tx, { weekdays, goals }: WeekdayChange): Promise<void> {
  if (weekdays.length === 0) return;
  const { weekday_goal: table } = tx.db.t;
  const set = { ...(goals ?? NO_AMOUNTS), ended: goals === undefined, created_at: tx.now };
  await tx.db
    .insert(table)
    .values(weekdays.map((weekday) => ({ user_id: tx.viewer.id, weekday, local_date: tx.today, ...set })))
    .onConflictDoUpdate({ target: [table.user_id, table.weekday, table.local_date], set });
}

/** `finishAt`: per cent of a goal that complete its part of the picture. */
type Goal = { goals: Amounts; finishAt: number };

/** The goals of a day (`YYYY-MM-DD`): its weekday's, else the newest everyday ones by then, else the oldest, else the defaults. */
export async function goalOf(db: Db, userId: string, date: string): Promise<Goal> {
  const [everyday, weekdays] = await Promise.all([
    chosenGoalOf(db, userId, date),
    weekdayGoalOn(db, userId, date),
  ]);
  return { goals: weekdays ?? everyday?.goals ?? DEFAULT_GOALS, finishAt: everyday?.finishAt ?? 100 };
}

export async function chosenGoalOf(db: Db, userId: string, date: string): Promise<Goal | undefined> {
  const [newest] = await newestGoal(db, { userId, date });
  const row = newest ?? (await firstGoal(db, { userId }))[0];
  return row && { goals: pickAmounts(row), finishAt: row.finish_at };
}

const newestGoal = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { nutrition_goal: goals } = db.t;
  const until = and(eq(goals.user_id, userId), lte(goals.local_date, date));
  return db.select(columnsOf(goals)).from(goals).where(until).orderBy(desc(goals.local_date)).limit(1);
});

const firstGoal = prepared((db, { userId }: { userId: string }) => {
  const { nutrition_goal: goals } = db.t;
  return db
    .select(columnsOf(goals))
    .from(goals)
    .where(eq(goals.user_id, userId))
    .orderBy(asc(goals.local_date))
    .limit(1);
});

const columnsOf = (goals: Db["t"]["nutrition_goal"]) => ({
  ...pickAmounts(goals),
  finish_at: goals.finish_at,
});

type Listed = Pick<Amounts, "calories"> & Partial<Amounts> & { weekdays: number[] };

/** What makes the weekdays' goals those listed and no others; grams left out are a share of the calories. */
export async function allWeekdays(
  db: Db,
  userId: string,
  today: string,
  listed: Listed[],
): Promise<WeekdayChange[]> {
  const named = new Set(listed.flatMap(({ weekdays }) => weekdays));
  const before = (await weekdayGoalsOf(db, userId, today)).flatMap(({ weekdays }) => weekdays);
  return [
    ...listed.map(({ weekdays, ...goals }) => ({
      weekdays,
      goals: { ...macroSplit(goals.calories), ...goals },
    })),
    { weekdays: before.filter((day) => !named.has(day)), goals: undefined },
  ];
}

/** Distinct numbers, 1 Monday to 7 Sunday, from `6,7`; none means every day. */
const weekdaysSchema = z
  .string()
  .regex(/^[1-7](,[1-7])*$/, GOAL_MESSAGES.weekdays)
  .transform((text) => [...new Set(text.split(",").map(Number))].sort())
  .default([]);

const goalSchemaIn = (energy: Energy) =>
  z.object({
    energy: z.enum(ENERGIES).default(energy),
    finish_at: z
      .enum(FINISH_AT.map(({ value }) => value))
      .transform(Number)
      .optional(),
    calories: z.string(FIELD_EMPTY).transform((text, context) => {
      const calories = parseAmount(text, energyUnit(energy));
      if (calories !== undefined) return calories;
      context.addIssue({
        code: "custom",
        message: text.trim() ? GOAL_MESSAGES.notANumber : FIELD_EMPTY,
      });
      return z.NEVER;
    }),
    split: z.enum(["estimate", "own"]).optional(),
    ...mapNames(NUTRIENTS, () => z.string().optional()),
    weekdays: weekdaysSchema,
    confirmed: z.string().optional(),
  });

export const goalSchemas = mapNames(ENERGIES, goalSchemaIn);

export const endedGoalSchema = z.object({ weekdays: weekdaysSchema });

/** `weekdays` has those of the goals, none for every day; `others` are the weekdays with goals of their own. */
type EditedGoal = Goal & { weekdays: number[]; others: WeekdayGoal[] };

/** The goals that hold `today` (`YYYY-MM-DD`) on every day, or on the weekdays named: 1 Monday to 7 Sunday. */
export async function goalsToEdit(
  db: Db,
  userId: string,
  today: string,
  named: string[] = [],
): Promise<EditedGoal> {
  const [own, all] = await Promise.all([chosenGoalOf(db, userId, today), weekdayGoalsOf(db, userId, today)]);
  const everyday = own ?? { goals: DEFAULT_GOALS, finishAt: 100 };
  const { data: weekdays = [] } = weekdaysSchema.safeParse(named.join() || undefined);
  const goals = all.find((each) => each.weekdays.includes(weekdays[0] ?? 0))?.goals;
  const others = all.filter((each) => each.weekdays.join() !== weekdays.join());
  return { ...everyday, goals: goals ?? everyday.goals, weekdays, others };
}

/** The goals estimated from a user's body data, with another weight if `kg` is given; null while those are incomplete. */
export async function estimatedGoals(db: Db, userId: string, kg?: number): Promise<Amounts | null> {
  const known = bodyOf(await profileOf(db, userId));
  const body = known && kg !== undefined ? { ...known, weight: profileWeight(kg, known.unit) } : known;
  return body && macroSplit(estimateCalories(body));
}

/** Puts a weight into the profile, whose form holds whole numbers, with the estimate from it. */
export async function recordWeight(by: Caller, kg: number): Promise<void> {
  await by.change(async (tx) => {
    const body = bodyOf(await profileOf(tx.db, tx.viewer.id));
    if (!body) return;
    const weight = profileWeight(kg, body.unit);
    const calculated_calories = estimateCalories({ ...body, weight });
    const { user_info: info } = tx.db.t;
    await tx.db
      .update(info)
      .set({ weight: Math.round(weight), calculated_calories, updated_at: tx.now })
      .where(eq(info.user_id, tx.viewer.id));
  });
}

/**
 * Saves the info form with the kcal a day estimated from it; `update` for a user who filled it in before.
 * Throws Refusal: 400, 409 for a profile changed elsewhere since.
 */
export async function saveInfo(
  by: Caller,
  sent: z.output<typeof infoSchema>,
  { update }: { update: boolean },
): Promise<void> {
  const { profile, errors } = readProfile({ ...sent, weight: weightInUnit(sent) }, { update });
  if (errors) throw new Refusal(400, errors);
  const seen = update ? sent.updatedAt : undefined;
  const { changedAt } = await saveProfile(by, profile, estimateCalories(profile), seen);
  if (changedAt !== undefined) throw saveAgain(changedAt);
}

export const goalsToRow = (goals: Amounts) => mapNames(AMOUNTS, (name) => goals[name], "_goal");

export const goalsFromRow = (row: Record<`${AmountName}_goal`, number>): Amounts =>
  perAmount((name) => row[`${name}_goal`]);
