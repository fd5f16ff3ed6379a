import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { FOOD_NAME_MAX } from "~/features/food/entry-form.server";
import { checkRoomToSave } from "~/features/food/saved.server";
import { busyRefusal, readRecipeUpload } from "~/features/imports/read/read-upload.server";
import { stagedRecipeId } from "~/features/imports/stage/import.server";
import { dropPreviews, newImportId, shownName } from "~/features/imports/stage/preview-file.server";
import { NOTHING_READ } from "~/features/imports/stage/summary";
import type { AnalysedItem } from "~/features/meals/meal";
import { mealReaderOf } from "~/features/meals/reader.server";
import { type OwnRecipe, RECIPE_MESSAGES, sameName } from "~/features/recipes/recipe";
import { wholeOfParts } from "~/features/recipes/recipe-forms.server";
import { addRecipes, recipeColumns, recipeId, recipesOf } from "~/features/recipes/recipes.server";
import { firstReview } from "~/features/review/read-meal.server";
import { partsOf } from "~/features/review/review";
import { ROWS_MAX } from "~/features/search/row";
import type { Caller, Tx } from "~/http/caller.server";
import { importLimit } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { semaphore } from "~/platform/semaphore";
import { IMPORT_MAX_BYTES, IMPORT_REFUSALS } from "../messages";
import { type AddedRecipes, type FileRecipe, INGREDIENTS_MAX, RECIPE_FILE, shownAdded } from "./recipe-file";

export const recipeFileSchema = z.object({ file: z.file(RECIPE_FILE.noFile).optional() });

const inTurn = semaphore({ atOnce: 1, waiting: 10, perKey: 2, perKeyAtOnce: 1 });

/**
 * Adds the recipes of an uploaded file, and says which were left out and why; the same file again adds nothing.
 * Throws Refusal: 400 for a file that adds none, 413, 429, 503 when busy.
 */
export const addRecipesOfFile = (by: Caller, file: File | undefined): Promise<AddedRecipes> =>
  readInTurn(by, file, async ({ made }) =>
    by.change(async (tx) => {
      const sorted = await sortedOut(tx, made);
      await addRecipes(tx, sorted.added);
      return sorted;
    }),
  );

/** Reads the recipes of an uploaded file for the page of imports, in place of earlier previews; gives the id there. Throws Refusal as `addRecipesOfFile`. */
export const previewRecipes = (by: Caller, file: File | undefined): Promise<string> =>
  readInTurn(by, file, async ({ made, program }) => {
    const sorted = await by.change(async (tx) => {
      const { added, leftOut } = await sortedOut(tx, made);
      await checkRoomToSave(tx, added.length);
      return { added, leftOut };
    });
    return stageRecipes(by, { program, fileName: file?.name ?? "", ...sorted });
  });

type Made = AddedRecipes["added"];
type Read = { program: string; made: (Made[number] | AddedRecipes["leftOut"][number])[] };

async function readInTurn<T>(
  by: Caller,
  file: File | undefined,
  use: (read: Read) => Promise<T>,
): Promise<T> {
  if (!file || (file.size === 0 && file.name === "")) throw new Refusal(400, { file: [RECIPE_FILE.noFile] });
  if (file.size > IMPORT_MAX_BYTES) throw new Refusal(413, { file: [IMPORT_REFUSALS.tooLarge] });
  const tooOften = await importLimit(by.viewer.id);
  if (tooOften) throw tooOften;
  const upload = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  try {
    return await inTurn(async () => use(await readFrom(by, upload)), { key: by.viewer.id });
  } catch (thrown) {
    const error = busyRefusal(thrown);
    if (!(error instanceof Refusal) || error.status !== 400) throw error;
    throw new Refusal(400, { file: [error.message] });
  }
}

async function readFrom(by: Caller, upload: { name: string; bytes: Uint8Array }): Promise<Read> {
  const { format: program, recipes } = await readRecipeUpload(upload);
  const made: Read["made"] = [];
  for (const each of recipes) {
    const recipe = await recipeFrom(by, each);
    if (typeof recipe === "string") made.push({ name: each.name, reason: recipe });
    else made.push({ ...recipe, makesKnown: each.makes !== undefined });
  }
  return { program, made };
}

/** Those that a person has none of yet, and why not the others. Throws Refusal: 400 where there's nothing new, for other reasons. */
async function sortedOut({ db, viewer }: Tx, made: Read["made"]): Promise<AddedRecipes> {
  const there = await recipesOf(db, viewer.id);
  const leftOut = made.filter((each) => "reason" in each);
  const added: Made = [];
  for (const recipe of made) {
    if ("reason" in recipe) continue;
    const { name } = recipe.whole;
    const known = there.some(({ id }) => id === recipe.id);
    const taken = [...there, ...added].some(({ whole }) => sameName(whole.name, name));
    if (!known && !taken) added.push(recipe);
    else leftOut.push({ name, reason: known ? RECIPE_FILE.known : RECIPE_FILE.taken });
  }
  const [first] = leftOut;
  if (added.length === 0 && first && leftOut.every(({ reason }) => reason !== RECIPE_FILE.known))
    throw new Refusal(400, `${first.name ? `“${first.name}”: ` : ""}${first.reason}`);
  return { added, leftOut };
}

type Sorted = AddedRecipes & { program: string; fileName: string };

/** Stores recipes that were read from a file for their preview, in place of earlier ones; gives the id of the import. */
async function stageRecipes(by: Caller, { program, fileName, ...read }: Sorted): Promise<string> {
  await dropPreviews(by);
  const id = newImportId();
  const { timeZone, dayStart, nickname } = by.viewer;
  const { added } = read;
  const own = [{ section: "saved_foods" as const, count: added.length, known: 0 }];
  await by.change(async ({ db, viewer, now }) => {
    const summary = { ...NOTHING_READ, timeZone, dayStart, nickname, own, recipes: shownAdded(read) };
    const begun = { program, file_name: shownName(fileName), state: "ready", summary } as const;
    await db
      .insert(db.t.import)
      .values({ user_id: viewer.id, id, ...begun, created_at: now, updated_at: now });
    const rows = added.map((recipe, line) => ({
      ...{ user_id: viewer.id, import_id: id, local_date: "0000-000000", line, kind: "saved_foods" },
      id: stagedRecipeId(recipe.id),
      content: { row: { ...recipeColumns(recipe), id: recipe.id, kind: "recipe", created_at: now } },
    }));
    if (rows.length > 0) await db.insert(db.t.import_row).values(rows);
  });
  return id;
}

/** A recipe of a file, its lines read by the built-in engine; or why it can be none. */
async function recipeFrom(
  by: Caller,
  { name: named, makes = 1, lines }: FileRecipe,
): Promise<OwnRecipe | string> {
  const name = [...new Intl.Segmenter("en").segment(named)]
    .slice(0, FOOD_NAME_MAX)
    .map(({ segment }) => segment)
    .join("")
    .trim();
  if (!name) return RECIPE_FILE.nameless;
  if (lines.length === 0) return RECIPE_FILE.noLines;
  if (lines.length > INGREDIENTS_MAX) return RECIPE_FILE.tooLong;
  const all: AnalysedItem[] = [];
  const unrecognised: string[] = [];
  for (const line of lines.filter((each) => !isHeading(each))) {
    const read = await readLine(by, line);
    await nextTurn();
    all.push(...read.items);
    unrecognised.push(...(read.items.length === 0 ? [line] : read.unrecognised));
  }
  if (all.length === 0) return RECIPE_FILE.nothing;
  const counted = new Set(all.toSorted((a, b) => b.amounts.calories - a.amounts.calories).slice(0, ROWS_MAX));
  const items = all.filter((item) => counted.has(item));
  unrecognised.push(
    ...all.filter((item) => !counted.has(item)).map(({ name }) => `${name} (${RECIPE_FILE.noRoom})`),
  );
  const review = await firstReview(by, name, { items, unrecognised });
  try {
    const recipe = {
      whole: wholeOfParts(name, partsOf(review).parts),
      ...{ makes, cookedGrams: null, unrecognised },
    };
    return { ...recipe, id: recipeId(by.viewer.id, "file", recipe) };
  } catch (error) {
    if (error instanceof Refusal) return RECIPE_MESSAGES.tooMuch;
    throw error;
  }
}

const isHeading = (line: string): boolean => line.endsWith(":") && !/\p{N}/u.test(line);

/** Foods that recipes weigh dry, and meals as they are on the plate. */
const DRY: Record<string, string[]> = {
  "dry rice": ["table:white-rice", "import:fndds/56205000", "import:fndds/56205001", "import:fndds/56205011"],
  "dry pasta": ["table:pasta"],
  "dry lentils": ["table:lentils", "import:fndds/41304970"],
};
const COOKED = /cooked|leftover|gekocht|vorgegart|\bcuite?s?\b|cocid|cotto|gekookt/i;

/** How an ingredient is prepared ("3 cloves garlic, minced") is read only where one food is left with it. */
async function readLine(by: Caller, line: string) {
  const reader = mealReaderOf({ ai: undefined }, by.db);
  const read = (text: string) => reader(text, by.viewer.id);
  const all = await read(line);
  const isOne = all.items.length === 1 && all.unrecognised.length === 0;
  const head = /^\p{N}/u.test(line)
    ? (line.replace(/\([^()\d]{0,300}\)/g, " ").split(/,(?!\s{0,3}\p{N})/u)[0] ?? "")
    : line;
  const alone = isOne || head === line ? all : await read(head);
  const best = alone.items.length > 0 ? alone : all;
  const [item] = best.items;
  const [dry] = Object.entries(DRY).find(([, refs]) => refs.includes(item?.ref ?? "")) ?? [];
  return item && dry && best.items.length === 1 && !COOKED.test(line) ? read(`${item.portion} ${dry}`) : best;
}
