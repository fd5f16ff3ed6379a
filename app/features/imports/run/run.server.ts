import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, exists, gt, gte, inArray, lte, or, type SQL } from "drizzle-orm";
import type { Db, Store } from "~/db/store";
import type { ImportState } from "~/db/tables/server";
import { IMPORT_REFUSALS, UNDO_DAYS } from "~/features/imports/messages";
import { addFile, undoFile } from "~/features/imports/pixelplate/add-file.server";
import {
  changeImport,
  dropImport,
  dropRows,
  importOf,
  nextRows,
  PREVIEWS,
  type StagedRow,
  withoutTaken,
} from "~/features/imports/stage/import.server";
import type { ImportSummary } from "~/features/imports/stage/summary";
import { addFoodsToDays, removeFoodsFromDays } from "~/features/log/many-days.server";
import { type Caller, callerFor, type Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { localDate } from "~/platform/local-date";
import { log } from "~/platform/log/log.server";
import { semaphore } from "~/platform/semaphore";
import type { Settings } from "~/platform/settings/settings.server";

type Content = { kg: number; updated_at: number };

/** Adds weights to days without one, and notes which are new. Gives their number. */
async function addWeights({ db }: Tx, rows: StagedRow[]): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const { weight, import_row: staged } = db.t;
  const added = await db
    .insert(weight)
    .values(
      rows.map(({ user_id, local_date, content }) => ({
        user_id,
        date: local_date,
        ...(content as Content),
      })),
    )
    .onConflictDoNothing()
    .returning({ date: weight.date });
  const dates = added.map(({ date }) => date);
  await db
    .update(staged)
    .set({ added: true })
    .where(
      and(
        eq(staged.user_id, first.user_id),
        eq(staged.import_id, first.import_id),
        inArray(staged.local_date, dates),
        eq(staged.id, first.id),
      ),
    );
  return dates.length;
}

/** Removes the weights that an import added, except those changed since. */
async function removeWeights({ db }: Tx, rows: StagedRow[]): Promise<void> {
  const { weight } = db.t;
  for (const { user_id, local_date, content } of rows.filter(({ added }) => added)) {
    const { kg, updated_at } = content as Content;
    const same = and(eq(weight.user_id, user_id), eq(weight.date, local_date));
    await db.delete(weight).where(and(same, eq(weight.kg, kg), eq(weight.updated_at, updated_at)));
  }
}

type FoodContent = Omit<Parameters<typeof addFoodsToDays>[1][number], "id" | "local_date">;

type Added = { foods: number; weights: number };

/** Adds the rows of some days, and notes which were new. */
async function addBatch(tx: Tx, rows: StagedRow[]): Promise<Added> {
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const [foods, weights] = [ofKind("food"), ofKind("weight")];
  const isPixelplate = foods.length + weights.length < rows.length;
  return {
    foods: await (isPixelplate ? addFile : addFoods)(tx, isPixelplate ? rows : foods),
    weights: await addWeights(tx, weights),
  };
}

async function addFoods(tx: Tx, rows: StagedRow[]): Promise<number> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return 0;
  const foods = rows.map(({ id, local_date, content }) => ({ id, local_date, ...(content as FoodContent) }));
  const added = await addFoodsToDays(tx, foods);
  const { import_row: staged } = tx.db.t;
  const ofBatch = and(
    eq(staged.user_id, tx.viewer.id),
    eq(staged.import_id, first.import_id),
    gte(staged.local_date, first.local_date),
    lte(staged.local_date, last.local_date),
  );
  if (added.length > 0)
    await tx.db
      .update(staged)
      .set({ added: true })
      .where(and(ofBatch, inArray(staged.id, added)));
  return added.length;
}

/** Removes what an import added to some days, except those changed since. Gives how many foods stayed. */
async function removeBatch(tx: Tx, rows: StagedRow[]): Promise<number> {
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const [foods, weights] = [ofKind("food"), ofKind("weight")];
  if (foods.length + weights.length < rows.length) return undoFile(tx, rows);
  await removeWeights(tx, weights);
  const staged = new Map(foods.filter(({ added }) => added).map((row) => [row.id, row]));
  if (staged.size === 0) return 0;
  const { food } = tx.db.t;
  const found = await tx.db
    .select()
    .from(food)
    .where(and(eq(food.user_id, tx.viewer.id), inArray(food.id, [...staged.keys()])));
  const unchanged = found.filter((row) => {
    const { local_date, content } = staged.get(row.id) ?? {};
    const added = Object.entries({ ...(content as object), local_date });
    return added.every(([column, value]) => isDeepStrictEqual(row[column as keyof typeof row], value));
  });
  if (unchanged.length > 0) await removeFoodsFromDays(tx, unchanged);
  return present(found) - present(unchanged);
}

const present = (rows: { deleted_at: number | null }[]) =>
  rows.filter((row) => row.deleted_at === null).length;

const DAY_MS = 24 * 3_600_000;

/**
 * Does the next days of an import that is being added or undone, in one transaction; false when it is over.
 * Several processes may do so at once, each day is done once.
 */
export async function advanceImport(by: Caller, id: string): Promise<boolean> {
  const state = await by.change(async (tx) => {
    const { import: imports } = tx.db.t;
    const same = and(eq(imports.user_id, tx.viewer.id), eq(imports.id, id));
    const [running] = await tx.db.forUpdate(tx.db.select().from(imports).where(same));
    if (running?.state !== "adding" && running?.state !== "undoing") return running?.state;
    const set = await nextState(tx, running);
    await tx.db.update(imports).set(set).where(same);
    return set.state ?? running.state;
  });
  if (state === "undone") await dropRows(by, id);
  return state === "adding" || state === "undoing";
}

type Running = Db["t"]["import"]["$inferSelect"];

async function nextState(tx: Tx, running: Running): Promise<Partial<Running>> {
  const summary = running.summary as ImportSummary;
  const { timeZone, dayStart, nickname, stayed = 0 } = summary;
  const viewer = { ...tx.viewer, timeZone, dayStart, nickname };
  const asThen = { ...tx, viewer, today: localDate(viewer, tx.now) };
  const adding = running.state === "adding";
  const rows = await nextRows(tx.db, running.user_id, running.id, running.done_to);
  const last = rows.at(-1);
  if (!last)
    return adding ? { state: "added", undo_until: tx.now + UNDO_DAYS * DAY_MS } : { state: "undone" };
  const free = adding ? await withoutTaken(tx, summary, rows) : { summary, rows };
  const changed = adding
    ? addedTo(summary, await addBatch(asThen, free.rows))
    : { stayed: stayed + (await removeBatch(asThen, rows)) };
  return {
    done_to: last.local_date,
    done: running.done + rows.filter(({ kind }) => kind.startsWith("food")).length,
    updated_at: tx.now,
    summary: { ...free.summary, ...changed },
  };
}

const addedTo = (
  { added = 0, addedWeights = 0 }: ImportSummary,
  { foods, weights }: Awaited<ReturnType<typeof addBatch>>,
) => ({ added: added + foods, ...(weights > 0 && { addedWeights: addedWeights + weights }) });

const RUN_IMPORTS_DAY_MS = 24 * 3_600_000;
const BATCHES_AT_ONCE = 4;

const inTurn = semaphore({ atOnce: 2, waiting: 1000 });
const running = new Map<string, Promise<void>>();
let stopped = false;

/** Runs an import that is being added or undone: its first days before this resolves, the rest in the background. */
async function runImport(by: Caller, id: string): Promise<void> {
  for (let batch = 0; batch < BATCHES_AT_ONCE; batch++) if (!(await advanceImport(by, id))) return;
  goOn(by, id);
}

function goOn(by: Caller, id: string) {
  const key = `${by.viewer.id}\n${id}`;
  if (running.has(key) || stopped) return;
  const run = inTurn(async () => {
    while (!stopped && (await advanceImport(by, id))) await nextTurn();
  })
    .catch((error) => log.warn({ event: "import stopped", reason: String(error) }, "It goes on in a minute."))
    .finally(() => running.delete(key));
  running.set(key, run);
}

/** Goes on with imports that a stopped process left half done. */
export async function resumeImports(store: Store, settings: Settings, now: number): Promise<void> {
  const { import: imports } = store.read.t;
  const left = await store.read
    .select({ id: imports.id, userId: imports.user_id })
    .from(imports)
    .where(
      and(gt(imports.updated_at, now - RUN_IMPORTS_DAY_MS), inArray(imports.state, ["adding", "undoing"])),
    );
  for (const { id, userId } of left) {
    const by = await callerFor(store, settings, userId, now);
    if (by) goOn(by, id);
  }
}

/** Resolves once no import runs in this process; the others are left half done, to be resumed. */
export async function stopImports(): Promise<void> {
  stopped = true;
  await importsSettled();
}

export const importsSettled = async (): Promise<void> => {
  await Promise.all(running.values());
};

const FROM_THE_START = { done: 0, done_to: "" };

/** Adds what a preview shows; pressed twice it adds once. Throws Refusal: 404 when the preview is gone. */
export async function commitImport(by: Caller, id: string): Promise<void> {
  const set = { ...FROM_THE_START, state: "adding", updated_at: by.now } as const;
  if (!(await changeImport(by, id, ["ready"], set))) await mustBe(by, id, ["adding", "added"]);
  await runImport(by, id);
}

/** Removes what an import added, also of one that is half done; foods changed since stay. Throws Refusal: 404 when there is none, 400 after 7 days. */
export async function undoImport(by: Caller, id: string): Promise<void> {
  const found = await importOf(by.db, by.viewer.id, id);
  if (!found) throw new Refusal(404, IMPORT_REFUSALS.gone);
  if (found.undoUntil !== null && found.undoUntil <= by.now) throw new Refusal(400, IMPORT_REFUSALS.undoOver);
  const set = { ...FROM_THE_START, state: "undoing", updated_at: by.now } as const;
  if (!(await changeImport(by, id, ["adding", "added"], set))) await mustBe(by, id, ["undoing", "undone"]);
  await runImport(by, id);
}

async function mustBe(by: Caller, id: string, states: ImportState[]) {
  const found = await importOf(by.db, by.viewer.id, id);
  if (!found || !states.includes(found.state)) throw new Refusal(404, IMPORT_REFUSALS.gone);
}

const DROP_OLD_IMPORTS_DAY_MS = 24 * 3_600_000;
const UNDO_MS = UNDO_DAYS * DROP_OLD_IMPORTS_DAY_MS;
const HISTORY_MS = 90 * DROP_OLD_IMPORTS_DAY_MS;
const OVER: ImportState[] = ["added", "undone"];
const AT_ONCE = 1000;

/** Drops previews after a day, what an undo needs once its time is over, and imports after 90 days. */
export async function dropOldImports(store: Store, settings: Settings, now: number): Promise<void> {
  const { import: imports, import_row: rows, import_piece: pieces } = store.read.t;
  const withRows = or(
    ...[rows, pieces].map((table) => {
      const its = and(eq(table.user_id, imports.user_id), eq(table.import_id, imports.id));
      return exists(store.read.select({ id: table.import_id }).from(table).where(its));
    }),
  );
  const old = (states: ImportState[], ms: number, more?: SQL) =>
    store.read
      .select({ userId: imports.user_id, id: imports.id })
      .from(imports)
      .where(and(lte(imports.updated_at, now - ms), inArray(imports.state, states), more))
      .orderBy(asc(imports.updated_at))
      .limit(AT_ONCE);
  for (const { userId, id } of await old(OVER, UNDO_MS, withRows)) {
    const by = await callerFor(store, settings, userId, now);
    if (by) await dropRows(by, id);
  }
  for (const [states, ms] of [[PREVIEWS, DROP_OLD_IMPORTS_DAY_MS] as const, [OVER, HISTORY_MS] as const])
    for (const { userId, id } of await old(states, ms)) {
      const by = await callerFor(store, settings, userId, now);
      if (!by) continue;
      await dropRows(by, id);
      await dropImport(by, id, states);
    }
}
