import { and, asc, eq, type SQL } from "drizzle-orm";
import type { Db } from "~/db/store";
import { entryColumns, entryFrom } from "~/features/food/entry";
import { checkRoomToSave, SAVED_MAX } from "~/features/food/saved.server";
import { memberRow, membersOf, sharedInHouse } from "~/features/house/members.server";
import { fieldText } from "~/features/nutrition/read-number";
import { loggedReview } from "~/features/review/confirmed.server";
import { inEnergy } from "~/features/review/review";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { newKey, sha256 } from "~/platform/crypto.server";
import {
  type AnyRecipe,
  contains,
  type OwnRecipe,
  publicParts,
  RECIPE_MESSAGES,
  type RecipeFields,
  sameName,
  servingOf,
} from "./recipe";

/** A recipe is a saved food with the servings that it makes; these are all of a person's, by name. */
export async function recipesOf(db: Db, userId: string): Promise<OwnRecipe[]> {
  const { saved_food: saved } = db.t;
  const rows = await db
    .select()
    .from(saved)
    .where(and(eq(saved.user_id, userId), eq(saved.kind, "recipe")))
    .orderBy(asc(saved.name), asc(saved.id))
    .limit(SAVED_MAX);
  return rows.map(recipeFrom);
}

type Reader = Pick<Caller, "db" | "viewer">;

const ofPerson = ({ db, viewer }: Reader) => {
  const { saved_food: saved } = db.t;
  return and(eq(saved.kind, "recipe"), sharedInHouse(db, viewer.id));
};

/** A person's recipes, then those that their house shares, each by name. */
export async function recipesFor(by: Reader): Promise<AnyRecipe[]> {
  const { saved_food: saved } = by.db.t;
  const rows = await by.db
    .select()
    .from(saved)
    .where(ofPerson(by))
    .orderBy(asc(saved.name), asc(saved.id))
    .limit(8 * SAVED_MAX);
  const all = rows.map((row) => shownTo(by, row));
  return [...all.filter(({ isMine }) => isMine), ...all.filter(({ isMine }) => !isMine)];
}

/** To the others of the house only foods that everybody finds are named. */
function shownTo({ viewer }: Reader, row: Db["t"]["saved_food"]["$inferSelect"]): AnyRecipe {
  const recipe = { ...recipeFrom(row), isMine: row.user_id === viewer.id };
  const { whole } = recipe;
  return recipe.isMine ? recipe : { ...recipe, whole: { ...whole, parts: publicParts(whole.parts) } };
}

async function recipeOf(by: Reader, id: string): Promise<AnyRecipe | undefined> {
  const { saved_food: saved } = by.db.t;
  const rows = await by.db
    .select()
    .from(saved)
    .where(and(eq(saved.id, id), ofPerson(by)));
  const found = rows.map((row) => shownTo(by, row));
  return found.find(({ isMine }) => isMine) ?? found[0];
}

/** Whether there are recipes to eat, shared ones too, and whether a person has saved anything. */
export async function shelfOf(by: Reader) {
  const { saved_food: saved } = by.db.t;
  const any = (where: SQL | undefined) => by.db.select({ id: saved.id }).from(saved).where(where).limit(1);
  const [recipes, own] = await Promise.all([any(ofPerson(by)), any(eq(saved.user_id, by.viewer.id))]);
  return { hasRecipes: recipes.length > 0, hasSaved: own.length > 0 };
}

/** To eat or cook. Throws Refusal: 404 when neither the person nor their house has one of this id. */
export async function theRecipe(by: Reader, id: string): Promise<AnyRecipe> {
  const recipe = await recipeOf(by, id);
  if (!recipe) throw new Refusal(404, RECIPE_MESSAGES.gone);
  return recipe;
}

/** To change. Throws Refusal as `theRecipe`, and 403 for one of somebody else. */
export async function ownRecipe(by: Reader, id: string): Promise<AnyRecipe> {
  const recipe = await theRecipe(by, id);
  if (!recipe.isMine) throw new Refusal(403, RECIPE_MESSAGES.notYours);
  return recipe;
}

/** The recipes of a person and their house as lists show them. */
export async function listedRecipes(by: Caller) {
  return (await recipesFor(by)).map((recipe) => ({
    ...{ id: recipe.id, isMine: recipe.isMine },
    name: recipe.whole.name,
    emoji: recipe.whole.emoji,
    makes: fieldText(recipe.makes),
    calories: servingOf(recipe).amounts.calories,
    key: newKey(),
  }));
}

/** A recipe as its page shows it; null when it is gone. */
export async function shownRecipe(by: Caller, id: string) {
  const { viewer } = by;
  const recipe = await recipeOf(by, id);
  if (!recipe) return null;
  const { whole, makes, cookedGrams, unrecognised, isMine, forHouse = false } = recipe;
  const review = await loggedReview(by, whole);
  const hasHouse = (await membersOf(by)).length > 1;
  return {
    parts: [...new Set((whole.parts ?? []).map(({ name }) => name))],
    ...{ id, isMine, forHouse, canShare: isMine && (forHouse || hasHouse) },
    review: { ...inEnergy(review, viewer.energy), provenance: { unrecognised } },
    typed: { makes: fieldText(makes), cooked_grams: cookedGrams === null ? "" : fieldText(cookedGrams) },
    makes,
    isWeighed: cookedGrams !== null,
  };
}

/** The same for the same `key` and recipe, so that it is added once. */
export const recipeId = (userId: string, key: string, { whole, makes }: RecipeFields): string =>
  sha256(JSON.stringify([userId, "recipe", key, whole.name, whole.amounts, makes])).slice(0, 22);

/** Adds recipes, all or none; one of an id that is there stays. Throws Refusal: 400, 409 for a name that is taken. */
export async function addRecipes(tx: Tx, recipes: readonly OwnRecipe[]): Promise<void> {
  const { saved_food: saved } = tx.db.t;
  const known = await recipesOf(tx.db, tx.viewer.id);
  const fresh = recipes.filter(({ id }) => !known.some((other) => other.id === id));
  if (fresh.length > 0) await checkRoomToSave(tx, fresh.length);
  for (const recipe of fresh) {
    checkRecipe(recipe, known);
    await checkSharing(tx, recipe);
    known.push(recipe);
    const row = { user_id: tx.viewer.id, id: recipe.id, kind: "recipe", created_at: tx.now } as const;
    await tx.db.insert(saved).values({ ...recipeColumns(recipe), ...row });
  }
}

export const makeRecipe = (by: Caller, recipe: OwnRecipe): Promise<void> =>
  by.change((tx) => addRecipes(tx, [recipe]));

/** Throws Refusal as `addRecipes`, 404 when the recipe is gone. What was logged of it stays. */
export const changeRecipe = (by: Caller, id: string, change: (old: OwnRecipe) => RecipeFields) =>
  by.change(async (tx): Promise<OwnRecipe> => {
    const { saved_food: saved } = tx.db.t;
    const old = await ownRecipe(tx, id);
    const { forHouse } = old;
    const recipe = { forHouse, ...change(old), id };
    const house = (await recipesFor(tx)).filter(({ isMine }) => !isMine);
    checkRecipe(recipe, await recipesOf(tx.db, tx.viewer.id), house);
    await checkSharing(tx, recipe);
    await tx.db
      .update(saved)
      .set(recipeColumns(recipe))
      .where(and(eq(saved.user_id, tx.viewer.id), eq(saved.id, id)));
    return recipe;
  });

/** Throws Refusal: 404 when it is gone. */
export const deleteRecipe = (by: Caller, id: string): Promise<void> =>
  by.change(async (tx) => {
    const { saved_food: saved } = tx.db.t;
    await ownRecipe(tx, id);
    await tx.db.delete(saved).where(and(eq(saved.user_id, tx.viewer.id), eq(saved.id, id)));
  });

/** Throws Refusal: 409 without a house to share it with. */
async function checkSharing(tx: Tx, { forHouse }: RecipeFields): Promise<void> {
  if (forHouse && !(await memberRow(tx.db, tx.viewer.id)))
    throw new Refusal(409, { for_house: [RECIPE_MESSAGES.noHouse] });
}

/** Shares a recipe with the house, or no longer. Throws Refusal as `changeRecipe`. */
export const shareRecipe = (by: Caller, id: string, forHouse: boolean) =>
  changeRecipe(by, id, (old) => ({ ...old, forHouse }));

function checkRecipe(
  recipe: OwnRecipe,
  all: readonly OwnRecipe[],
  ofOthers: readonly OwnRecipe[] = [],
): void {
  const { id, whole } = recipe;
  if (!whole.parts?.length) throw new Refusal(400, RECIPE_MESSAGES.noFoods);
  const others = all.filter((other) => other.id !== id);
  if (others.some((other) => sameName(other.whole.name, whole.name)))
    throw new Refusal(409, { name: [RECIPE_MESSAGES.taken(whole.name)] });
  if (contains(whole, id, [...others, ...ofOthers])) throw new Refusal(400, RECIPE_MESSAGES.itself);
}

export const recipeColumns = ({
  whole,
  makes,
  cookedGrams,
  unrecognised,
  forHouse = false,
}: RecipeFields) => {
  const { estimated: _, ...columns } = entryColumns(whole);
  return {
    ...columns,
    makes,
    cooked_grams: cookedGrams,
    for_house: forHouse,
    unrecognised: unrecognised.length > 0 ? [...unrecognised] : null,
  };
};

const recipeFrom = (row: Db["t"]["saved_food"]["$inferSelect"]): OwnRecipe => ({
  id: row.id,
  whole: entryFrom({ ...row, estimated: false }),
  makes: row.makes ?? 1,
  cookedGrams: row.cooked_grams,
  forHouse: row.for_house,
  unrecognised: Array.isArray(row.unrecognised)
    ? row.unrecognised.filter((text) => typeof text === "string")
    : [],
});
