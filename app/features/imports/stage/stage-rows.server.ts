import { setImmediate as nextTurn } from "node:timers/promises";
import { and, count, eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { instantsOf } from "~/features/day/calendar/instants-of";
import { localDate } from "~/features/day/calendar/local-date";
import { FOODS_A_DAY_MAX } from "~/features/day/foods-a-day-max";
import type { Player } from "~/features/day/player";
import { entryColumns } from "~/features/food/food-entry";
import { emojiFor } from "~/features/foods/emoji-for";
import { IMPORT_MESSAGES } from "../messages";
import type { NotTaken } from "../read/not-taken";
import type { LeftOut, ReadFood, ReadRow, ReadWeight } from "../read/read-row";
import { importedIds } from "./imported-id.server";
import { stagedWeights } from "./stage-weights.server";
import type { ImportSummary } from "./summary";
import { tally } from "./tally";

const ROWS_A_BITE = 300;
const EMOJIS_HELD = 2000;

type Source = {
  importId: string;
  program: string;
  rows: Iterable<ReadRow> | AsyncIterable<ReadRow>;
  notTaken?: NotTaken[];
};

/** Stores the rows that an import would add, in small transactions; gives what the file holds. */
export async function stageRows(
  store: Store,
  player: Player,
  { importId, program, rows, notTaken }: Source,
  now: number,
): Promise<Omit<ImportSummary, "timeZone" | "dayStart" | "nickname">> {
  const today = localDate(player, now);
  const idOf = importedIds(player.id, program);
  const rowOf = stagedRows(player, importId, program);
  const weights = await stagedWeights(store, player.id, importId);
  const counts = tally();
  let bite: Staged[] = [];
  for await (const row of rows) {
    const left = row.kind === "left out" ? row : reasonToLeave(row, today, counts.foodsOn);
    const unweighed = !left && row.kind === "weight" ? weights.add(row) : left;
    if (unweighed) counts.leaveOut(unweighed);
    if (unweighed || row.kind !== "food") continue;
    counts.addFood(row);
    bite.push(rowOf(row, idOf(row)));
    if (bite.length < ROWS_A_BITE) continue;
    await storeBite(store, player.id, bite);
    bite = [];
  }
  await storeBite(store, player.id, bite);
  const known = await knownFoods(store.read, player.id, importId);
  return { ...counts.result(), known, weights: await weights.store(now), notTaken };
}

type Staged = Db["t"]["import_row"]["$inferInsert"];

function reasonToLeave(row: ReadFood | ReadWeight, today: string, foodsOn: (date: string) => number) {
  const { line, date } = row;
  const leftOut = (reason: string): LeftOut => ({ kind: "left out", line, reason });
  if (date > today) return leftOut(IMPORT_MESSAGES.future);
  if (date < "2000") return leftOut(IMPORT_MESSAGES.tooOld);
  if (row.kind === "food" && foodsOn(date) >= FOODS_A_DAY_MAX) return leftOut(IMPORT_MESSAGES.tooMany);
  return undefined;
}

function stagedRows({ id: user_id, ...hours }: Player, import_id: string, program: string) {
  const emojis = new LRUCache<string, string>({ max: EMOJIS_HELD, memoMethod: emojiFor });
  const instant = instantsOf(hours);
  return ({ line, date, time, entry }: ReadFood, id: string): Staged => {
    const { emoji = emojis.memo(entry.name), source = `Imported from ${program}` } = entry;
    const { name, amounts, servings, parts, estimated } = entry;
    const columns = entryColumns({ name, emoji, amounts, servings, parts, source, estimated });
    const content = Object.assign(columns, { time: instant(date, time) });
    return { user_id, import_id, local_date: date, id, kind: "food", line, content };
  };
}

async function storeBite(store: Store, userId: string, rows: Staged[]) {
  if (rows.length > 0)
    await store.tx(async (db) => {
      await lockUser(db, userId);
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
