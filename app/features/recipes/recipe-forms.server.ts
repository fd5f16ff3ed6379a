import { z } from "zod";
import { DEFAULT_EMOJI, FOOD_MESSAGES, type FoodEntry, type FoodPart } from "~/features/food/entry";
import { entryOf, FOOD_NAME_MAX, formKey } from "~/features/food/entry-form.server";
import { addAmounts, mapAmounts, roundTenth } from "~/features/nutrition/amounts";
import { furtherOfParts } from "~/features/nutrition/further";
import { MAX_AMOUNT, parseAmount, readNumber, whichNumber } from "~/features/nutrition/read-number";
import { describeSchema } from "~/features/review/read-meal.server";
import { partsOf, type Review, remaining, withRows } from "~/features/review/review";
import { checkReview, readReview, reviewSchema, stepOfReview } from "~/features/review/sent-review.server";
import { type ReviewRow, ROWS_MAX } from "~/features/search/row";
import type { Caller } from "~/http/caller.server";
import { longTexts } from "~/http/cut-texts";
import { type Errors, Refusal } from "~/http/refusal";
import { cleanText, graphemeCount } from "~/platform/text";
import { type NamedRecipe, readRest, recipesNamed, rowsOfRecipes } from "./described-recipes.server";
import { RECIPE_MESSAGES, type RecipeFields, readMakes, sameName, timesOf } from "./recipe";
import { recipesIn } from "./recipe-words";
import { changeRecipe, makeRecipe, recipeId } from "./recipes.server";

const makesSchema = z
  .string(RECIPE_MESSAGES.makes)
  .refine((text) => readMakes(text) !== undefined, RECIPE_MESSAGES.makes)
  .transform((text) => readMakes(text) ?? 1);

const cookedSchema = z
  .string()
  .optional()
  .transform((text, context) => {
    if (!text?.trim()) return null;
    const grams = parseAmount(text, "g");
    if (grams) return grams;
    context.addIssue({
      code: "custom",
      message: whichNumber(readNumber(text), "g") ?? RECIPE_MESSAGES.cooked,
    });
    return z.NEVER;
  });

export const newRecipeSchema = z.object({
  intent: z.literal("words"),
  key: formKey,
  name: z
    .string(RECIPE_MESSAGES.nameless)
    .transform(cleanText)
    // conform drops blank strings here too.
    .pipe(z.string(RECIPE_MESSAGES.nameless).min(1, RECIPE_MESSAGES.nameless))
    .refine((text) => graphemeCount(text) <= FOOD_NAME_MAX, FOOD_MESSAGES.nameTooLong),
  makes: makesSchema,
  cooked_grams: cookedSchema,
  ...describeSchema.shape,
});

/** Makes a recipe of words, and gives its id. Throws Refusal as `partsInWords` and `makeRecipe`. */
export async function makeFromWords(by: Caller, sent: z.output<typeof newRecipeSchema>): Promise<string> {
  const { key, name, makes, cooked_grams: cookedGrams, description } = sent;
  const { parts, unrecognised } = await partsInWords(by, description, { name });
  const recipe = { whole: wholeOfParts(name, parts), makes, cookedGrams, unrecognised };
  const id = recipeId(by.viewer.id, key, recipe);
  await makeRecipe(by, { ...recipe, id });
  return id;
}

/** All that parts make. Throws Refusal: 400 for more than can be. */
export function wholeOfParts(
  name: string,
  parts: FoodPart[],
  emoji = parts[0]?.emoji ?? DEFAULT_EMOJI,
): FoodEntry {
  const amounts = mapAmounts(addAmounts(parts), roundTenth);
  if (Object.values(amounts).some((amount) => amount > MAX_AMOUNT))
    throw new Refusal(400, RECIPE_MESSAGES.tooMuch);
  const estimated = parts.some((part) => part.estimated);
  const further = furtherOfParts(parts);
  return { name, emoji, amounts, servings: 1, parts, source: "described", estimated, further };
}

export const recipeFormSchema = reviewSchema.extend({
  cooked_grams: z.string().optional(),
  words: z.string().optional().register(longTexts, { max: 4000 }),
});

type Fields = z.output<typeof recipeFormSchema> & Record<string, string | undefined>;

/** What the page of a recipe shows again, as it was typed. */
type TypedRecipe = { makes?: string; cooked_grams?: string; words?: string };

/** What a recipe that was sent asks for: more foods in words, another change to be shown, or to be saved. */
export async function stepOfRecipe(by: Caller, id: string, fields: Fields, refusal?: Refusal) {
  const { makes, cooked_grams, words = "" } = fields;
  const typed: TypedRecipe = { makes, cooked_grams };
  const adds = fields.intent === "words" || (fields.intent === "enter" && words.trim() !== "");
  if (refusal || !adds) return { typed, ...(await stepOfReview(by, fields, refusal)) };
  const { review } = await readReview(by, fields);
  const { next, problems } = await withWords(by, review, { words, id });
  const init = { status: problems ? 400 : 200 };
  const shown = { review: next, problems: problems ?? {} };
  return { next: "show", typed: problems ? { ...typed, words } : typed, shown, init } as const;
}

type Added = { next: Review; problems?: Errors };

/** A recipe under review with the foods that words name. */
async function withWords(by: Caller, review: Review, sent: { words: string; id: string }): Promise<Added> {
  const { words, id } = sent;
  const { data, error } = describeSchema.safeParse({ description: words });
  if (!data) return { next: review, problems: { words: [error.issues[0]?.message ?? ""] } };
  try {
    const { rows, unrecognised } = await foodsInWords(by, data.description, { name: review.name, id });
    const all = [...remaining(review.rows), ...rows];
    if (all.length > ROWS_MAX) throw new Refusal(400, RECIPE_MESSAGES.tooManyFoods);
    const provenance = { unrecognised: [...review.provenance.unrecognised, ...unrecognised] };
    return { next: { ...withRows(review, all), name: review.name, emoji: review.emoji, provenance } };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return { next: review, problems: { words: [problem.message] } };
  }
}

/** Saves a recipe as it was reviewed. Throws Refusal: 400 with the problems by field, and as `changeRecipe`. */
export async function saveRecipe(by: Caller, id: string, review: Review, typed: TypedRecipe): Promise<void> {
  const recipe = recipeOfReview(review, typed);
  await changeRecipe(by, id, () => recipe);
}

/** Throws Refusal: 400 with the problems by field. */
function recipeOfReview(review: Review, { makes = "", cooked_grams }: TypedRecipe): RecipeFields {
  const checked = checkReview(review);
  const { data, error } = z
    .object({ makes: makesSchema, cooked_grams: cookedSchema })
    .safeParse({ makes, cooked_grams });
  const problems: Errors = { ...checked.problems };
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= [message];
  if (checked.problems || !data || Object.keys(problems).length > 0) throw new Refusal(400, problems);
  const whole = { ...entryOf(checked.entry), ...partsOf(review), whole: undefined, source: "described" };
  const { unrecognised } = review.provenance;
  return { whole, makes: data.makes, cookedGrams: data.cooked_grams, unrecognised };
}

type ReadFoods = { rows: readonly ReviewRow[]; unrecognised: readonly string[] };

/**
 * The foods of a recipe in words. Other recipes may be among them, but neither `name` nor `id`, which it is of.
 * Throws Refusal: 400 when nothing is recognised or it is too many, 429.
 */
async function foodsInWords(
  by: Caller,
  words: string,
  { name, id }: { name: string; id?: string },
): Promise<ReadFoods> {
  const named = await recipesNamed(by, words);
  const itself = ({ recipe }: NamedRecipe) => recipe.id === id || sameName(recipe.whole.name, name);
  if (named?.found.some(itself) || recipesIn(words, [name]))
    throw new Refusal(400, { description: [RECIPE_MESSAGES.itself] });
  for (const { recipe, amount } of named?.found ?? [])
    if (timesOf(recipe, amount) === undefined)
      throw new Refusal(400, { description: [RECIPE_MESSAGES.noWeight] });
  const rows = await rowsOfRecipes(by, named?.found ?? []);
  const more = await readRest(by, named ? named.rest : words);
  if (rows.length + more.rows.length === 0)
    throw new Refusal(400, { description: [FOOD_MESSAGES.notRecognised] });
  if (more.isCut || rows.length + more.rows.length > ROWS_MAX)
    throw new Refusal(400, { description: [RECIPE_MESSAGES.tooManyFoods] });
  return { rows: [...rows, ...more.rows], unrecognised: more.provenance.unrecognised };
}

/** As `foodsInWords`, as parts. */
export async function partsInWords(
  by: Caller,
  words: string,
  of: { name: string; id?: string },
): Promise<{ parts: FoodPart[]; unrecognised: readonly string[] }> {
  const { rows, unrecognised } = await foodsInWords(by, words, of);
  return { parts: partsOf({ rows }).parts, unrecognised };
}
