// `npm run words`: writes app/features/foods/language/ordinary-words.ts, the common English words that a letter or two
// part from a word of the food table. Run it after adding foods.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const bundle = await build({
  stdin: {
    contents: `
      export { tokenise } from "./language/token";
      export { foodIndex, isNoneOfMeals, nearestWord } from "./matching/food-index";`,
    resolveDir: "app/features/foods",
  },
  bundle: true,
  write: false,
  platform: "node",
  format: "esm",
});
const code = Buffer.from(bundle.outputFiles[0].contents).toString("base64");
const { foodIndex, isNoneOfMeals, nearestWord, tokenise } = await import(
  `data:text/javascript;base64,${code}`
);

const { dictionary } = createRequire(import.meta.url)("@zxcvbn-ts/language-en");
/** By how common they are; the rarer ones of films only where they are written, too. */
const spoken = dictionary["commonWords-en"];
const MOST_COMMON = 10_000;
const rarer = new Set(spoken.slice(MOST_COMMON));
const words = new Set();
for (const word of [
  ...spoken.slice(0, MOST_COMMON),
  ...dictionary["wikipedia-en"].filter((word) => rarer.has(word)),
]) {
  const [token, ...others] = tokenise(word);
  if (token?.kind !== "word" || others.length > 0) continue;
  const { norm } = token;
  if (
    norm.length > 2 &&
    (isNoneOfMeals(norm) || (/(?:ed|ing|ly)$/.test(norm) && !foodIndex().byWord.has(norm))) &&
    [norm, word, `${norm}s`].some((form) => nearestWord(form) !== undefined)
  )
    words.add(norm);
}

const lines = [...words]
  .sort()
  .join(" ")
  .match(/.{1,115}(?= |$)/g)
  .map((line) => line.trim());
writeFileSync(
  "app/features/foods/language/ordinary-words.ts",
  `/** Written by \`npm run words\` from the word lists of @zxcvbn-ts/language-en (MIT). */
const WORDS = \`
${lines.join("\n")}
\`;

const LIST = new Set(WORDS.trim().split(/\\s+/));

/** A common English word that is no mistyped food: place, not plaice. */
export const isOrdinary = (word: string): boolean => LIST.has(word);
`,
);
console.log(`${words.size} words in app/features/foods/language/ordinary-words.ts`);
