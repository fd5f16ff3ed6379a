import { and, asc, count, eq, ne } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { sha256 } from "~/platform/crypto.server";
import { entryColumns, entryFrom, FOOD_MESSAGES, type FoodEntry } from "./entry";
import { sameKey } from "./food-item";

/** Saved foods, meals and recipes of one person. */
export const SAVED_MAX = 300;

export type SavedFood = { id: string; kind: "food" | "meal"; entry: FoodEntry };

/** Equal foods have one id, whenever they were logged. */
export const savedId = (userId: string, entry: FoodEntry): string =>
  sha256(JSON.stringify([userId, "saved", sameKey(entry)])).slice(0, 22);

export async function savedFoods(db: Db, userId: string): Promise<SavedFood[]> {
  const { saved_food: saved } = db.t;
  const rows = await db
    .select()
    .from(saved)
    .where(and(eq(saved.user_id, userId), ne(saved.kind, "recipe")))
    .orderBy(asc(saved.name), asc(saved.id))
    .limit(SAVED_MAX);
  return rows.map(savedFrom);
}

export async function savedFood(db: Db, userId: string, id: string): Promise<SavedFood | undefined> {
  const { saved_food: saved } = db.t;
  const rows = await db
    .select()
    .from(saved)
    .where(and(eq(saved.user_id, userId), eq(saved.id, id), ne(saved.kind, "recipe")));
  return rows.map(savedFrom)[0];
}

/** Saves a food once, and gives its id. Throws Refusal: 400 when there are too many. */
export async function saveFood(tx: Tx, { kind, entry }: Omit<SavedFood, "id">): Promise<string> {
  const { saved_food: saved } = tx.db.t;
  const id = savedId(tx.viewer.id, entry);
  if (await savedFood(tx.db, tx.viewer.id, id)) return id;
  await checkRoomToSave(tx);
  const row = { ...entryColumns(entry), user_id: tx.viewer.id, id, kind, created_at: tx.now };
  await tx.db.insert(saved).values(row).onConflictDoNothing();
  return id;
}

/** Throws Refusal: 400 when `more` can't be saved. */
export async function checkRoomToSave(tx: Tx, more = 1): Promise<void> {
  const { saved_food: saved } = tx.db.t;
  const [counted] = await tx.db.select({ foods: count() }).from(saved).where(eq(saved.user_id, tx.viewer.id));
  if ((counted?.foods ?? 0) + more > SAVED_MAX) throw new Refusal(400, FOOD_MESSAGES.savedTooMany);
}

/** False when it was not saved. */
export const unsaveFood = (by: Caller, id: string): Promise<boolean> =>
  by.change(async (tx) => {
    const { saved_food: saved } = tx.db.t;
    const removed = await tx.db
      .delete(saved)
      .where(and(eq(saved.user_id, tx.viewer.id), eq(saved.id, id), ne(saved.kind, "recipe")))
      .returning({ id: saved.id });
    return removed.length > 0;
  });

function savedFrom(row: Db["t"]["saved_food"]["$inferSelect"]): SavedFood {
  const columns = { ...row, estimated: false };
  return { id: row.id, kind: row.kind === "meal" ? "meal" : "food", entry: entryFrom(columns) };
}
