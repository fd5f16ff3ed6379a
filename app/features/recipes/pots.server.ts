import { and, count, desc, eq, inArray, isNull, lte } from "drizzle-orm";
import { dropInBatches } from "~/db/rows.server";
import type { Db, Store } from "~/db/store";
import { entryColumns, entryFrom, type FoodEntry } from "~/features/food/entry";
import { servingsAfter } from "~/features/food/servings";
import { ofHouse } from "~/features/house/members.server";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { newKey, sha256 } from "~/platform/crypto.server";
import {
  eatenOf,
  leftOf,
  leftText,
  oneOf,
  POT_MESSAGES,
  POTS_MAX,
  type Pot,
  publicParts,
  RECIPE_MESSAGES,
  type RecipeFields,
  readMakes,
} from "./recipe";
import { shelfOf, theRecipe } from "./recipes.server";

type Reader = Pick<Caller, "db" | "viewer">;

/** The pots that stand in the fridge of a person and their house, the newest first. */
export async function potsOf({ db, viewer }: Reader): Promise<Pot[]> {
  const { pot } = db.t;
  const rows = await db
    .select()
    .from(pot)
    .where(and(ofHouse(db, pot.user_id, viewer.id), isNull(pot.emptied_at)))
    .orderBy(desc(pot.created_at), pot.id);
  return rows.map(potFrom);
}

/** What stands ready, as Eat shows it: the pots of the fridge, and whether there are recipes and saved foods. */
export async function fridgeOf(by: Reader) {
  const pots = await potsOf(by);
  const fridge = pots.map((pot) => {
    const { name, emoji } = pot.whole;
    return { id: pot.id, name, emoji, left: leftOf(pot), one: oneOf(pot), key: newKey() };
  });
  return { fridge, ...(await shelfOf(by)) };
}

/** A pot of the person's fridge, an empty one too. Throws Refusal: 404 for any other. */
export async function thePot(by: Reader, id: string): Promise<Pot> {
  const pot = await potOf(by, id);
  if (!pot) throw new Refusal(404, POT_MESSAGES.gone);
  return pot;
}

async function potOf({ db, viewer }: Reader, id: string): Promise<Pot | undefined> {
  const { pot } = db.t;
  const [row] = await db
    .select()
    .from(pot)
    .where(named(db, viewer.id, id))
    .limit(1);
  return row && potFrom(row);
}

/** A pot as its page shows it; null when it is gone. */
export async function shownPot(by: Reader, id: string) {
  const found = await potOf(by, id);
  if (!found) return null;
  const { name, emoji, parts = [] } = found.whole;
  return {
    ...{ id, name, emoji, text: POT_MESSAGES.stands(found), one: oneOf(found), key: newKey() },
    parts: [...new Set(parts.map((part) => part.name))],
  };
}

const named = (db: Db, userId: string, id: string) =>
  and(eq(db.t.pot.id, id), ofHouse(db, db.t.pot.user_id, userId));

const potFrom = (row: Db["t"]["pot"]["$inferSelect"]): Pot => ({
  ...{ id: row.id, whole: entryFrom(row), makes: row.makes, left: row.servings_left },
});

/** Puts a dish into the fridge, once for the same `key`. Throws Refusal: 400 with too many pots. */
export async function addPot(tx: Tx, { whole: cooked, makes, left }: NewPot, key = newKey()): Promise<Pot> {
  const { pot } = tx.db.t;
  const mine = eq(pot.user_id, tx.viewer.id);
  const content = [tx.viewer.id, "pot", key, cooked.name, cooked.amounts, makes];
  const id = sha256(JSON.stringify(content)).slice(0, 22);
  const [before] = await tx.db
    .select()
    .from(pot)
    .where(and(mine, eq(pot.id, id)));
  if (before) return potFrom(before);
  const [counted] = await tx.db
    .select({ pots: count() })
    .from(pot)
    .where(and(mine, isNull(pot.emptied_at)));
  if ((counted?.pots ?? 0) >= POTS_MAX) throw new Refusal(400, POT_MESSAGES.full);
  const whole = { ...cooked, parts: publicParts(cooked.parts), whole: undefined };
  const { estimated: _, ...columns } = entryColumns(whole);
  const row = { ...columns, user_id: tx.viewer.id, id, makes, servings_left: left, created_at: tx.now };
  await tx.db.insert(pot).values(row);
  return { id, whole, makes, left };
}

export type NewPot = Omit<Pot, "id">;

/** So many servings of a recipe, just cooked. Throws Refusal: 400 for more than can be. */
export function cookedOf(recipe: RecipeFields, servings: number): NewPot {
  const { name, emoji, source } = recipe.whole;
  const whole = eatenOf(recipe, { share: servings / recipe.makes });
  if (!whole) throw new Refusal(400, RECIPE_MESSAGES.tooMuch);
  return { whole: { ...whole, name, emoji, source, whole: undefined }, makes: servings, left: servings };
}

/** Puts servings of a recipe into the fridge, by default all that it makes. Throws Refusal: 404 when it is gone, 400. */
export async function cookRecipe(
  by: Caller,
  id: string,
  { makes: typed, key }: { makes?: string; key: string },
) {
  const recipe = await theRecipe(by, id);
  const makes = typed === undefined ? recipe.makes : readMakes(typed);
  if (makes === undefined)
    throw new Refusal(400, { makes: ["Type how many servings are in the fridge, 1 to 1,000."] });
  return by.change((tx) => addPot(tx, cookedOf(recipe, makes), key));
}

/** Takes servings out of a pot, for a food that is logged with them, and gives what is left. Throws Refusal: 409 when less is left. */
export async function takePortion(
  tx: Tx,
  of: Pot,
  portion: { foodId: string; servings: number },
): Promise<number> {
  const { pot, pot_portion: portions } = tx.db.t;
  const { db, viewer } = tx;
  const { foodId: food_id, servings } = portion;
  const [row] = await db.forUpdate(
    db
      .select()
      .from(pot)
      .where(named(db, viewer.id, of.id))
      .limit(1),
  );
  if (!row) throw new Refusal(404, POT_MESSAGES.gone);
  const left = servingsAfter(row.servings_left, servings);
  if (row.servings_left === 0) throw new Refusal(409, "The last of it has been eaten.");
  if (left === undefined) throw new Refusal(409, POT_MESSAGES.tooMuch(leftText(row.servings_left)));
  await db
    .update(pot)
    .set({ servings_left: left, emptied_at: left === 0 ? tx.now : null })
    .where(and(eq(pot.user_id, row.user_id), eq(pot.id, row.id)));
  const values = { pot_id: of.id, servings };
  await db
    .insert(portions)
    .values({ user_id: viewer.id, food_id, ...values })
    .onConflictDoUpdate({ target: [portions.user_id, portions.food_id], set: values });
  return left;
}

/** Anybody of the house may. Throws Refusal: 404 for one that is gone. */
export const throwPotAway = (by: Caller, id: string): Promise<Pot> =>
  by.change(async (tx) => {
    const pot = await thePot(tx, id);
    const { pot: pots, pot_portion: portions } = tx.db.t;
    await tx.db.delete(portions).where(eq(portions.pot_id, pot.id));
    await tx.db.delete(pots).where(named(tx.db, tx.viewer.id, id));
    return pot;
  });

/** As long as a food can be taken back. */
const EMPTY_FOR_MS = 24 * 60 * 60 * 1000;

export async function dropEmptyPots(store: Store, now: number): Promise<void> {
  const isOver = ({ t }: Db) => lte(t.pot.emptied_at, now - EMPTY_FOR_MS);
  await dropInBatches(store, "pot_portion", (db) => {
    const { pot, pot_portion: portions } = db.t;
    return inArray(portions.pot_id, db.select({ id: pot.id }).from(pot).where(isOver(db)));
  });
  await dropInBatches(store, "pot", isOver);
}

type CookedBeside = { whole: FoodEntry; makes: number; foodId: string; servings: number; key: string };

/** The pot of a dish of which some is logged at once: that portion is out of it, and goes back with its food. */
export async function potBeside(
  tx: Tx,
  { whole, makes, foodId, servings, key }: CookedBeside,
): Promise<void> {
  if (!servingsAfter(makes, servings)) return;
  const pot = await addPot(tx, { whole, makes, left: makes }, key);
  await takePortion(tx, pot, { foodId, servings });
}
