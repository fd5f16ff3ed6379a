import { fieldText } from "~/features/nutrition/read-number";
import type { OwnRecipe } from "~/features/recipes/recipe";

export const RECIPES_MAX = 100;
export const LINES_MAX = 3000;
export const INGREDIENTS_MAX = 100;

export const RECIPE_FILE = {
  title: "From a file",
  control: "Preview",
  hint: "A recipe exported by Mealie or Tandoor, or a page with a recipe, saved as a file.",
  noFile: "Choose a file first.",
  noRecipe:
    "We found no recipe in this file. We can read JSON and ZIP files from Mealie and Tandoor, and recipe pages saved as HTML.",
  tooMuch: "This file holds too much to read at once. Export fewer recipes.",
  tooMany: `This file has more than ${RECIPES_MAX} recipes or ${LINES_MAX.toLocaleString("en-US")} ingredients. Export fewer at once.`,
  nameless: "It has no name.",
  nothing: "None of its ingredients were recognized.",
  noLines: "It has no ingredients.",
  noRoom: "no room: a recipe can have up to 20 foods",
  tooLong: `It has more than ${INGREDIENTS_MAX} ingredients.`,
  taken: "You already have a recipe with this name.",
  known: "It’s already in your recipes.",
  failed: "The file could not be read. Nothing was added. Try again.",
  makesUnknown: "The file doesn’t say how many servings it makes: it counts as one.",
} as const;

/** What became of the recipes of a file. */
export type AddedRecipes = {
  /** `makesKnown`: the file says how many servings it makes; else it makes 1. */
  added: (OwnRecipe & { makesKnown: boolean })[];
  leftOut: { name: string; reason: string }[];
};

/** The same as the preview shows it. */
export type ShownAdded = { added: { id: string; name: string; notes: string[] }[] } & Pick<
  AddedRecipes,
  "leftOut"
>;

export const shownAdded = ({ added, leftOut }: AddedRecipes): ShownAdded => ({
  added: added.map(({ id, whole, makes, makesKnown, unrecognised }) => ({
    id,
    name: whole.name,
    notes: [
      makesKnown ? `Makes ${fieldText(makes)}.` : RECIPE_FILE.makesUnknown,
      ...(unrecognised.length > 0 ? [`Not counted: ${unrecognised.join("; ")}`] : []),
    ],
  })),
  leftOut,
});
