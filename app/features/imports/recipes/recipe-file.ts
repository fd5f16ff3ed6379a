import { asList, asRecord, asText, type Json } from "~/features/imports/formats/json-format";
import { fieldText, parseCount } from "~/features/nutrition/read-number";
import { MAKES_MAX, type OwnRecipe } from "~/features/recipes/recipe";
import { cleanText } from "~/platform/text";

/** A recipe as a file says it: `makes` as far as it says so, and a line for each ingredient. */
export type FileRecipe = { name: string; makes?: number; lines: string[] };

export type RecipeFormat = "Mealie" | "Tandoor" | "web page";

const LINE_MAX = 300;
const NAME_MAX = 200;

type Fields = Record<string, Json>;

/** The recipes of a parsed file: of Mealie, of Tandoor, or as schema.org describes them. */
export function recipesInJson(json: unknown): { format: RecipeFormat; recipes: FileRecipe[] } | undefined {
  const described = describedRecipes(json);
  if (described.length > 0) return { format: "web page", recipes: described.map(fromDescription) };
  const all = (asList(json) ?? [json]).map(asRecord).filter((each) => each !== undefined);
  const tandoor = all.filter((each) =>
    asList(each.steps)?.some((step) => asList(asRecord(step)?.ingredients)),
  );
  if (tandoor.length > 0) return { format: "Tandoor", recipes: tandoor.map(fromTandoor) };
  const mealie = all.filter((each) => asList(field(each, "recipeIngredient")));
  return mealie.length > 0 ? { format: "Mealie", recipes: mealie.map(fromMealie) } : undefined;
}

/** Mealie's API says `recipeIngredient`, its exports `recipe_ingredient`. */
const field = (record: Fields | undefined, name: string): Json | undefined =>
  record?.[name] ?? record?.[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];

/** In version 1 the yield is a text ("4 servings"), from 2 on servings and yield are numbers, 0 where they aren't known. */
function fromMealie(recipe: Fields): FileRecipe {
  const numbers = [field(recipe, "recipeServings"), field(recipe, "recipeYieldQuantity")];
  const makes = [...numbers, field(recipe, "recipeYield")].map(servingsIn).find(Boolean);
  const lines = (asList(field(recipe, "recipeIngredient")) ?? []).map((item) => {
    const ingredient = asRecord(item);
    if (!ingredient) return asText(item);
    const food = nameOf(ingredient.food) || nameOf(field(ingredient, "referencedRecipe"));
    if (food) return amountOf(ingredient.quantity, ingredient.unit, food);
    return asText(ingredient.display) || asText(field(ingredient, "originalText")) || asText(ingredient.note);
  });
  return fileRecipe(recipe.name, makes, lines);
}

function fromTandoor(recipe: Fields): FileRecipe {
  const steps = (asList(recipe.steps) ?? []).map(asRecord);
  const ingredients = steps.flatMap((step) => (asList(step?.ingredients) ?? []).map(asRecord));
  const lines = ingredients.map((ingredient) => {
    if (!ingredient || ingredient.is_header === true) return "";
    const food = nameOf(ingredient.food);
    if (!food) return asText(ingredient.note);
    return ingredient.no_amount === true ? food : amountOf(ingredient.amount, ingredient.unit, food);
  });
  return fileRecipe(recipe.name, servingsIn(recipe.servings) ?? servingsIn(recipe.servings_text), lines);
}

const nameOf = (value: Json | undefined): string =>
  typeof value === "string" ? value : asText(asRecord(value)?.name);

/** Tandoor writes 250 as "2.5E+2". */
function amountOf(amount: Json | undefined, unit: Json | undefined, food: string): string {
  const number = Number(typeof amount === "string" ? amount.slice(0, 40) : amount);
  if (!(number > 0 && number <= 100_000)) return food;
  return [fieldText(number), nameOf(unit), food].filter(Boolean).join(" ");
}

function fromDescription(recipe: Fields): FileRecipe {
  const given = recipe.recipeIngredient ?? recipe.ingredients ?? [];
  const lines = (asList(given) ?? [given]).flatMap((item) =>
    (nameOf(item) || asText(item)).split(/\r?\n|<br\s{0,4}\/?>/i),
  );
  const yields = asList(recipe.recipeYield) ?? [recipe.recipeYield ?? ""];
  const people = yields.filter((each) => /serv|port|person|people/i.test(asText(each)));
  const makes = [...people, ...yields].map(servingsIn).find(Boolean);
  return fileRecipe(recipe.name, makes, lines);
}

const ENTITIES: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", deg: "°" },
  ...{ frac12: "½", frac14: "¼", frac34: "¾", rsquo: "’", ndash: "–" },
};

const plainText = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>]{0,100}>/gi, " ")
    .replace(/&(?:#(\d{1,6})|([a-z]{2,6}\d{0,2}));/gi, (whole, code, name) =>
      code ? String.fromCodePoint(Number(code)) : (ENTITIES[name.toLowerCase()] ?? whole),
    );

/** Mealie shows fractions as ¹/₂. */
const plainFractions = (text: string): string =>
  text.replace(/[¹²³⁰⁴-⁹₀-₉]/g, (digit) => digit.normalize("NFKC"));

function fileRecipe(name: unknown, makes: number | undefined, texts: readonly string[]): FileRecipe {
  const lines = texts.map((text) => cleanText(plainFractions(plainText(text)))).filter(Boolean);
  const short = lines.map((line) => (line.length > LINE_MAX ? `${line.slice(0, LINE_MAX)}…` : line));
  return { name: cleanText(plainText(asText(name))).slice(0, NAME_MAX), makes, lines: short };
}

/** The first number of "Serves 4 to 6"; undefined for none that a recipe can make. */
function servingsIn(value: Json | undefined): number | undefined {
  const text = plainText(asText(value).slice(0, 100));
  const [found = ""] = /-?\d{1,20}(?:[.,]\d{1,4})?/.exec(text) ?? [];
  const number = typeof value === "number" ? value : parseCount(found);
  return number !== undefined && number >= 1 && number <= MAKES_MAX ? number : undefined;
}

const WALKED_MAX = 10_000;
const INNER = ["@graph", "mainEntity", "mainEntityOfPage", "itemListElement", "item"] as const;

/** The objects of type Recipe in JSON-LD, at whatever depth. */
function describedRecipes(json: unknown): Fields[] {
  const found: Fields[] = [];
  const open: unknown[] = [json];
  for (let at = 0; at < open.length && at < WALKED_MAX; at++) {
    const list = asList(open[at]);
    if (list) open.push(...list.slice(0, WALKED_MAX));
    const record = asRecord(open[at]);
    if (!record) continue;
    const type = record["@type"];
    const types = (asList(type) ?? [type]).map((each) => asText(each).replace(/^.*[/:]/, ""));
    if (types.includes("Recipe")) found.push(record);
    else for (const name of INNER) if (typeof record[name] === "object") open.push(record[name]);
  }
  return found;
}

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

export type AddedRecipes = {
  /** `makesKnown`: the file says how many servings it makes; else it makes 1. */
  added: (OwnRecipe & { makesKnown: boolean })[];
  leftOut: { name: string; reason: string }[];
};

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
