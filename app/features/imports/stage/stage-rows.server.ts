import { setImmediate as nextTurn } from "node:timers/promises";
import { and, count, eq, gte, isNull, lte, max, min } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "~/db/store";
import { instantsOf } from "~/features/day/dates.server";
import { FOODS_A_DAY_MAX } from "~/features/day/day-rules";
import { entryColumns } from "~/features/food/entry";
import { IMPORT_MESSAGES } from "~/features/imports/messages";
import type { LeftOut, NotTaken, ReadFood, ReadRow, ReadWeight } from "~/features/imports/read/row";
import { emojiFor } from "~/features/meals/match-foods";
import { isBelievable, toKg, type WeightUnit, weightUnit } from "~/features/weight/weight";
import type { Caller } from "~/http/caller.server";
import type { Viewer } from "~/http/session.server";
import { sha256 } from "~/platform/crypto.server";

import { type ImportSummary, tally, type WeightCount } from "./summary";

const WEIGHTS_A_BATCH = 300;

/** Gathers a file's weights, the last one of each day, then stores them for an import that is being read. */
async function stagedWeights(by: Caller, importId: string) {
  const { id: userId } = by.viewer;
  const profileUnit = await unitOf(by.db, userId);
  const kgOf = new Map<string, number>();
  let guessed = false;
  return {
    /** Why a weight is left out; undefined when it is taken. */
    add({ line, date, weight, unit }: ReadWeight): LeftOut | undefined {
      const kg = toKg(weight, unit ?? profileUnit);
      if (!isBelievable(kg)) return { kind: "left out", line, reason: IMPORT_MESSAGES.weight };
      guessed ||= unit === undefined;
      kgOf.set(date, kg);
      return undefined;
    },
    async store(): Promise<WeightCount | undefined> {
      const weights = [...kgOf].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const [first, last] = [weights[0], weights.at(-1)];
      if (!first || !last) return undefined;
      for (let at = 0; at < weights.length; at += WEIGHTS_A_BATCH) {
        const rows = weights.slice(at, at + WEIGHTS_A_BATCH).map(([date, kg]) => ({
          ...{ user_id: userId, import_id: importId, local_date: date, id: "weight" },
          ...{ kind: "weight", line: 0, content: { kg, updated_at: by.now } },
        }));
        await by.change(async ({ db }) => {
          await db.insert(db.t.import_row).values(rows).onConflictDoNothing();
        });
      }
      return {
        count: weights.length,
        known: await knownDays(by, { from: first[0], to: last[0] }, kgOf),
        ...{ from: first[0], to: last[0], kg: last[1], unit: profileUnit, guessed },
      };
    },
  };
}

async function unitOf(db: Db, userId: string): Promise<WeightUnit> {
  const { user_info: info } = db.t;
  const [row] = await db.select({ unit: info.unit }).from(info).where(eq(info.user_id, userId));
  return weightUnit(row?.unit ?? null);
}

async function knownDays(
  { db, viewer }: Caller,
  { from, to }: Record<"from" | "to", string>,
  days: Map<string, number>,
) {
  const { weight } = db.t;
  const rows = await db
    .select({ date: weight.date })
    .from(weight)
    .where(and(eq(weight.user_id, viewer.id), gte(weight.date, from), lte(weight.date, to)));
  return rows.filter(({ date }) => days.has(date)).length;
}

const FOODS_A_BATCH = 300;
const EMOJIS_CACHED = 2000;

type Source = {
  importId: string;
  program: string;
  rows: Iterable<ReadRow> | AsyncIterable<ReadRow>;
  notTaken?: NotTaken[];
};

/** Stores the rows that an import would add, in small transactions; gives what the file holds. */
export async function stageRows(
  by: Caller,
  { importId, program, rows, notTaken }: Source,
): Promise<Omit<ImportSummary, "timeZone" | "dayStart" | "nickname">> {
  const { today } = by;
  const idOf = importedIds(by.viewer.id, program);
  const rowOf = stagedRows(by.viewer, importId, program);
  const weights = await stagedWeights(by, importId);
  const counts = tally();
  let batch: Staged[] = [];
  async function add(row: ReadFood, id: string) {
    counts.addFood(row);
    batch.push(rowOf(row, id));
    if (batch.length < FOODS_A_BATCH) return;
    await storeBatch(by, batch);
    batch = [];
  }
  const wholeDays: ReadFood[] = [];
  for await (const row of rows) {
    const left = row.kind === "left out" ? row : reasonToLeave(row, today, counts.foodsOn);
    const unweighed = !left && row.kind === "weight" ? weights.add(row) : left;
    if (unweighed) counts.leaveOut(unweighed);
    else if (row.kind === "food" && row.isWholeDay) wholeDays.push(row);
    else if (row.kind === "food") await add(row, idOf(row));
  }
  const others = await otherFoods(by.db, by.viewer.id, wholeDays);
  for (const row of wholeDays) {
    const id = idOf(row);
    if (counts.foodsOn(row.date) === 0 && !others(row.date, id)) await add(row, id);
    else counts.leaveOut({ kind: "left out", line: row.line, reason: "The day already has its foods" });
  }
  await storeBatch(by, batch);
  const known = await knownFoods(by.db, by.viewer.id, importId);
  return { ...counts.result(), known, weights: await weights.store(), notTaken };
}

/** Whether another food than this one is logged on a day. */
async function otherFoods(db: Db, userId: string, days: ReadFood[]) {
  const { food } = db.t;
  const dates = days.map(({ date }) => date).toSorted();
  const [from = "", to = ""] = [dates[0], dates.at(-1)];
  const rows = await db
    .select({ date: food.local_date, first: min(food.id), last: max(food.id) })
    .from(food)
    .where(
      and(
        eq(food.user_id, userId),
        gte(food.local_date, from),
        lte(food.local_date, to),
        isNull(food.deleted_at),
      ),
    )
    .groupBy(food.local_date);
  const logged = new Map(rows.map(({ date, ...ids }) => [date, ids]));
  return (date: string, id: string) => {
    const ids = logged.get(date);
    return ids !== undefined && (ids.first !== id || ids.last !== id);
  };
}

type Staged = Db["t"]["import_row"]["$inferInsert"];

function reasonToLeave(row: ReadFood | ReadWeight, today: string, foodsOn: (date: string) => number) {
  const { line, date } = row;
  const leftOut = (reason: string): LeftOut => ({ kind: "left out", line, reason });
  if (date > today) return leftOut("The day is in the future");
  if (date < "2000") return leftOut("The day is before 2000");
  if (row.kind === "food" && foodsOn(date) >= FOODS_A_DAY_MAX) return leftOut(IMPORT_MESSAGES.tooMany);
  return undefined;
}

function stagedRows({ id: user_id, ...hours }: Viewer, import_id: string, program: string) {
  const emojis = new LRUCache<string, string>({ max: EMOJIS_CACHED, memoMethod: emojiFor });
  const instant = instantsOf(hours);
  return ({ line, date, time, entry }: ReadFood, id: string): Staged => {
    const { emoji = emojis.memo(entry.name), source = `Imported from ${program}` } = entry;
    const { name, amounts, servings, parts, estimated, further } = entry;
    const columns = entryColumns({ name, emoji, amounts, servings, parts, source, estimated, further });
    const content = Object.assign(columns, { time: instant(date, time) });
    return { user_id, import_id, local_date: date, id, kind: "food", line, content };
  };
}

async function storeBatch(by: Caller, rows: Staged[]) {
  if (rows.length > 0)
    await by.change(async ({ db }) => {
      await db.insert(db.t.import_row).values(rows).onConflictDoNothing();
    });
  await nextTurn();
}

async function knownFoods(db: Db, userId: string, importId: string): Promise<number> {
  const { import_row: rows, food } = db.t;
  const [known] = await db
    .select({ count: count() })
    .from(rows)
    .innerJoin(food, and(eq(food.user_id, rows.user_id), eq(food.id, rows.id)))
    .where(and(eq(rows.user_id, userId), eq(rows.import_id, importId)));
  return known?.count ?? 0;
}

/** Gives each food of a file an id that is the same whenever it is imported: of equal foods on a day, the second has another. */
function importedIds(userId: string, program: string) {
  const seen = new Map<string, number>();
  const hash = (...parts: unknown[]) => sha256(JSON.stringify([userId, program, ...parts])).slice(0, 22);
  return ({ date, time, entry }: ReadFood): string => {
    const content = hash(date, time, entry.name, entry.servings, Object.values(entry.amounts));
    // A slice would hold on to the whole hash.
    const key = Buffer.from(content, "hex").toString("latin1");
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times === 0 ? content : hash(content, times);
  };
}
