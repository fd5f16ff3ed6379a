import { and, eq } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { UNDO_DAYS } from "../limits";
import { dropRows } from "../stage/import-record.server";
import type { ImportSummary } from "../stage/summary";
import { addBite } from "./add-bite.server";
import { nextRows } from "./next-rows.server";
import { removeBite } from "./remove-bite.server";

const DAY_MS = 24 * 3_600_000;

/**
 * Does the next days of an import that is being added or undone, in one transaction; false when it is over.
 * Several processes may do so at once, each day is done once.
 */
export async function advanceImport(store: Store, userId: string, id: string, now: number): Promise<boolean> {
  const state = await store.tx(async (db) => {
    await lockUser(db, userId);
    const { import: imports } = db.t;
    const same = and(eq(imports.user_id, userId), eq(imports.id, id));
    const [running] = await db.forUpdate(db.select().from(imports).where(same));
    if (running?.state !== "adding" && running?.state !== "undoing") return running?.state;
    const set = await nextState(db, running, now);
    await db.update(imports).set(set).where(same);
    return set.state ?? running.state;
  });
  if (state === "undone") await dropRows(store, userId, id);
  return state === "adding" || state === "undoing";
}

type Running = Db["t"]["import"]["$inferSelect"];

async function nextState(db: Db, running: Running, now: number): Promise<Partial<Running>> {
  const summary = running.summary as ImportSummary;
  const { timeZone, dayStart, nickname, stayed = 0 } = summary;
  const player = { id: running.user_id, timeZone, dayStart, nickname };
  const adding = running.state === "adding";
  const rows = await nextRows(db, running.user_id, running.id, running.done_to);
  const last = rows.at(-1);
  if (!last) return adding ? { state: "added", undo_until: now + UNDO_DAYS * DAY_MS } : { state: "undone" };
  const changed = adding
    ? addedTo(summary, await addBite(db, player, rows, now))
    : { stayed: stayed + (await removeBite(db, player, rows, now)) };
  return {
    done_to: last.local_date,
    done: running.done + rows.filter(({ kind }) => kind.startsWith("food")).length,
    updated_at: now,
    summary: { ...summary, ...changed },
  };
}

const addedTo = (
  { added = 0, addedWeights = 0 }: ImportSummary,
  { foods, weights }: Awaited<ReturnType<typeof addBite>>,
) => ({ added: added + foods, ...(weights > 0 && { addedWeights: addedWeights + weights }) });
