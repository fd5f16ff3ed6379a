import { and, asc, eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { entryColumns, entryFrom, type FoodEntry } from "~/features/food/entry";
import { checkRoomToSave, SAVED_MAX } from "~/features/food/logged.server";
import { fieldText } from "~/features/nutrition/read-number";
import { loggedReview } from "~/features/review/confirmed.server";
import { firstReview, readMeal } from "~/features/review/read-meal.server";
import { inEnergy, type Review, reviewOfRows, withRows } from "~/features/review/review";
import { fractionText, rowTimes } from "~/features/review/whole/whole";
import { foodsByRef, type ReviewRow, rowOfFood } from "~/features/search/row";
import { foodSources } from "~/features/search/sources.server";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { newKey, sha256 } from "~/platform/crypto.server";
import {
  type OwnRecipe,
  RECIPE_MESSAGES,
  type RecipeAmount,
  type RecipeFields,
  servingOf,
  timesOf,
} from "./recipe";
import { recipesIn } from "./recipe-words";

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

async function recipeOf(db: Db, userId: string, id: string): Promise<OwnRecipe | undefined> {
  const { saved_food: saved } = db.t;
  const mine = and(eq(saved.user_id, userId), eq(saved.id, id), eq(saved.kind, "recipe"));
  return (await db.select().from(saved).where(mine)).map(recipeFrom)[0];
}

export async function hasRecipe({ db, viewer }: Pick<Caller, "db" | "viewer">): Promise<boolean> {
  const { saved_food: saved } = db.t;
  const mine = and(eq(saved.user_id, viewer.id), eq(saved.kind, "recipe"));
  return (await db.select({ id: saved.id }).from(saved).where(mine).limit(1)).length > 0;
}

/** Throws Refusal: 404 when the person has none of this id. */
export async function theRecipe(
  { db, viewer }: Pick<Caller, "db" | "viewer">,
  id: string,
): Promise<OwnRecipe> {
  const recipe = await recipeOf(db, viewer.id, id);
  if (!recipe) throw new Refusal(404, RECIPE_MESSAGES.gone);
  return recipe;
}

/** A person's recipes as lists show them. */
export async function listedRecipes({ db, viewer }: Caller) {
  return (await recipesOf(db, viewer.id)).map((recipe) => ({
    id: recipe.id,
    name: recipe.whole.name,
    emoji: recipe.whole.emoji,
    makes: fieldText(recipe.makes),
    calories: servingOf(recipe).amounts.calories,
    key: newKey(),
  }));
}

/** A recipe as its page shows it; null when it is gone. */
export async function shownRecipe({ db, viewer }: Caller, id: string) {
  const recipe = await recipeOf(db, viewer.id, id);
  if (!recipe) return null;
  const { whole, makes, cookedGrams, unrecognised } = recipe;
  const review = await loggedReview(foodSources(db), viewer.id, whole);
  return {
    id,
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
    const recipe = { ...change(await theRecipe(tx, id)), id };
    checkRecipe(recipe, await recipesOf(tx.db, tx.viewer.id));
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
    await theRecipe(tx, id);
    await tx.db.delete(saved).where(and(eq(saved.user_id, tx.viewer.id), eq(saved.id, id)));
  });

export const sameName = (one: string, other: string): boolean =>
  one.normalize("NFKC").toLowerCase() === other.normalize("NFKC").toLowerCase();

function checkRecipe(recipe: OwnRecipe, all: readonly OwnRecipe[]): void {
  const { id, whole } = recipe;
  if (!whole.parts?.length) throw new Refusal(400, RECIPE_MESSAGES.noFoods);
  const others = all.filter((other) => other.id !== id);
  if (others.some((other) => sameName(other.whole.name, whole.name)))
    throw new Refusal(409, { name: [RECIPE_MESSAGES.taken(whole.name)] });
  if (contains(whole, id, others)) throw new Refusal(400, RECIPE_MESSAGES.itself);
}

/** Whether a recipe is among the foods of another, or of one of theirs. */
function contains(whole: FoodEntry, id: string, others: readonly OwnRecipe[]): boolean {
  const seen = new Set<string>();
  const open = [whole];
  for (const { parts = [] } of open)
    for (const { ref } of parts) {
      const inner = ref?.startsWith(RECIPE_REF) ? ref.slice(RECIPE_REF.length) : undefined;
      if (inner === undefined || seen.has(inner)) continue;
      if (inner === id) return true;
      seen.add(inner);
      open.push(...others.filter((other) => other.id === inner).map((other) => other.whole));
    }
  return false;
}

const RECIPE_REF = "recipe:";

const recipeColumns = ({ whole, makes, cookedGrams, unrecognised }: RecipeFields) => {
  const { estimated: _, ...columns } = entryColumns(whole);
  return {
    ...columns,
    makes,
    cooked_grams: cookedGrams,
    unrecognised: unrecognised.length > 0 ? [...unrecognised] : null,
  };
};

const recipeFrom = (row: Db["t"]["saved_food"]["$inferSelect"]): OwnRecipe => ({
  id: row.id,
  whole: entryFrom({ ...row, estimated: false }),
  makes: row.makes ?? 1,
  cookedGrams: row.cooked_grams,
  unrecognised: Array.isArray(row.unrecognised)
    ? row.unrecognised.filter((text) => typeof text === "string")
    : [],
});

export type NamedRecipe = { recipe: OwnRecipe; amount: RecipeAmount };

/** The recipes that a text names ("400 g of my chili"), and what else it says; undefined where it names none. */
export async function recipesNamed(by: Caller, description: string) {
  if (!/\bmy\b/i.test(description)) return undefined;
  const recipes = await recipesOf(by.db, by.viewer.id);
  const read = recipesIn(
    description,
    recipes.map(({ whole }) => whole.name),
  );
  if (!read) return undefined;
  const found = read.found.flatMap(({ recipe, amount }): NamedRecipe[] => {
    const named = recipes[recipe];
    return named ? [{ recipe: named, amount }] : [];
  });
  return { found, rest: read.rest };
}

/**
 * A meal with recipes of one's own, to be reviewed: the foods of a single one, as much of them, else a food for each;
 * undefined where the text names none. Throws Refusal: 400 for grams of a recipe without a cooked weight.
 */
export async function reviewWithRecipes(by: Caller, description: string): Promise<Review | undefined> {
  const named = await recipesNamed(by, description);
  const [first] = named?.found ?? [];
  if (!named || !first) return undefined;
  for (const { recipe, amount } of named.found)
    if (timesOf(recipe, amount) === undefined)
      throw new Refusal(400, { description: [RECIPE_MESSAGES.noWeight] });
  if (named.found.length === 1 && !named.rest) return reviewOfRecipe(by, description, first);
  const rows = await rowsOfRecipes(by, named.found);
  const more = await readRest(by, named.rest);
  return reviewOfRows(description, [...rows, ...more.rows], more.provenance);
}

type Rest = Pick<Review, "rows" | "provenance">;

/** What is not recognised beside a recipe is no reason to refuse all of it. */
export async function readRest(by: Caller, rest: string): Promise<Rest> {
  const nothing = { rows: [], provenance: { unrecognised: rest ? [rest] : [] } };
  if (!rest) return nothing;
  try {
    const read = await readMeal(by, rest, true);
    if (!("analysis" in read)) return nothing;
    return await firstReview(foodSources(by.db), by.viewer.id, rest, read.analysis);
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) return nothing;
    throw error;
  }
}

async function reviewOfRecipe(
  by: Caller,
  description: string,
  { recipe, amount }: NamedRecipe,
): Promise<Review> {
  const times = timesOf(recipe, amount) ?? 1;
  const review = await loggedReview(foodSources(by.db), by.viewer.id, recipe.whole);
  const scaled = withRows(
    { ...review, typed: [] },
    review.rows.map((row) => rowTimes(row, times)),
  );
  const texts = { servings: fieldText(recipe.makes), share: fractionText(times) };
  const whole = times <= 1 ? { ...texts, shown: texts } : undefined;
  return { ...scaled, description, name: review.name, emoji: review.emoji, whole };
}

export async function rowsOfRecipes(by: Caller, named: readonly NamedRecipe[]): Promise<ReviewRow[]> {
  const refs = named.map(({ recipe }) => RECIPE_REF + recipe.id);
  const foods = await foodsByRef(foodSources(by.db), by.viewer.id, refs);
  return named.flatMap(({ recipe, amount }) => {
    const food = foods.get(RECIPE_REF + recipe.id);
    if (!food) return [];
    const row = rowOfFood(food);
    if ("grams" in amount) return [{ ...row, amount: fieldText(amount.grams), unit: food.unit }];
    const servings = (timesOf(recipe, amount) ?? 1) * recipe.makes;
    return [{ ...row, amount: fieldText(servings) }];
  });
}
