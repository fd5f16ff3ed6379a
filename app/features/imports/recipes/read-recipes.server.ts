import { IMPORT_REFUSALS } from "~/features/imports/messages";
import { decoded, encodingOf, filesIn, type TextFile } from "~/features/imports/read/open-file.server";
import { isTooMuchJson } from "~/features/imports/read/read-file.server";
import { Refusal } from "~/http/refusal";
import { attempt } from "~/platform/text";
import {
  type FileRecipe,
  LINES_MAX,
  RECIPE_FILE,
  RECIPES_MAX,
  type RecipeFormat,
  recipesInJson,
} from "./recipe-file";

export type ReadRecipes = { format: RecipeFormat; recipes: FileRecipe[] };

/** Throws Refusal: 400 with a sentence for a file that holds no recipes, or too many. */
export async function recipesInFile(upload: TextFile): Promise<ReadRecipes> {
  const files = await filesIn(upload, { names: /\.(?:json|html?)$/i, inner: true });
  if (isTooMuchJson(files)) throw new Refusal(400, RECIPE_FILE.tooMuch);
  const read = files.flatMap(({ bytes }) => {
    const encoding = encodingOf(bytes);
    if (!encoding) return [];
    const text = [...decoded(bytes, encoding)].join("");
    const isPage = !/^\s{0,100}[[{]/.test(text);
    const texts = isPage ? scriptsIn(text) : [text];
    return texts.flatMap((json) => recipesInJson(parsed(json, isPage)) ?? []);
  });
  const [first] = read;
  if (!first) throw new Refusal(400, RECIPE_FILE.noRecipe);
  const recipes = distinct(read.flatMap((each) => each.recipes));
  if (recipes.length > RECIPES_MAX) throw new Refusal(400, RECIPE_FILE.tooMany);
  const lines = recipes.reduce((sum, each) => sum + each.lines.length, 0);
  if (lines > LINES_MAX) throw new Refusal(400, RECIPE_FILE.tooMany);
  return { format: first.format, recipes };
}

const distinct = (recipes: FileRecipe[]): FileRecipe[] => [
  ...new Map(recipes.map((each) => [JSON.stringify(each), each])).values(),
];

/** Pages with line breaks within their texts are common, and no JSON; a page's other scripts may be broken. */
function parsed(text: string, isPage: boolean): unknown {
  const json = attempt(() => JSON.parse(text)) ?? attempt(() => JSON.parse(text.replace(/\s/g, " ")));
  if (json === undefined && !isPage) throw new Refusal(400, IMPORT_REFUSALS.brokenJson(""));
  return json;
}

const SCRIPT = /<script\b[^<>]{0,500}>/gi;
const SCRIPT_END = /<\/script/gi;

/** What the scripts of a page hold that are of type application/ld+json. */
function scriptsIn(page: string): string[] {
  const found: string[] = [];
  SCRIPT.lastIndex = 0;
  for (let start = SCRIPT.exec(page); start; start = SCRIPT.exec(page)) {
    SCRIPT_END.lastIndex = SCRIPT.lastIndex;
    const end = SCRIPT_END.exec(page);
    if (!end) break;
    if (/ld\+json/i.test(start[0])) found.push(page.slice(SCRIPT.lastIndex, end.index));
    SCRIPT.lastIndex = SCRIPT_END.lastIndex;
  }
  return found;
}
