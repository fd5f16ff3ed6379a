import { constants } from "node:fs";
import { open, readdir, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { NUTRIENTS } from "~/features/nutrition/amounts";
import { cleanText } from "~/platform/text";
import { CATEGORIES, idsFor } from "./catalogue";
import { type Category, type FoundPuzzle, GRID_SIZE, isSameName, type Puzzle, type PuzzleId } from "./puzzle";
import { INKS_MAX, neutralTexts, OWN_COLOR, PUZZLE_NAME_MAX, pictureProblem } from "./stored-picture";

const ink = z.strictObject({
  color: z
    .string("needs a color like #d22f3d")
    .regex(/^#[0-9a-f]{6}$/, "must be a color like #d22f3d, in lower case"),
  nutrient: z.enum(NUTRIENTS, `must be one of ${NUTRIENTS.join(", ")}`),
});
const key = z.string().regex(/^[!-\-/-~]$/, "must be one letter, digit or sign");
const row = z
  .string(`must be ${GRID_SIZE} letters`)
  .length(GRID_SIZE, `must have ${GRID_SIZE} letters`)
  .regex(/^[!-~]*$/, "must be letters, digits and signs");

export const draftMapSchema = z.strictObject(
  {
    legend: z
      .record(key, ink, {
        error: ({ code }) =>
          code === "invalid_key"
            ? "must be one letter, digit or sign"
            : "must say of each letter its color and nutrient",
      })
      .refine((legend) => Object.keys(legend).length <= INKS_MAX, `can't have more than ${INKS_MAX} letters`),
    rows: z.array(row, `must be ${GRID_SIZE} rows`).length(GRID_SIZE, `must have ${GRID_SIZE} rows`),
  },
  "must have a legend and rows",
);

/** A picture that fills as the built-in ones do. */
const pixelMapSchema = draftMapSchema.superRefine((map, context) => {
  const message = pictureProblem(map);
  if (message) context.addIssue({ code: "custom", message });
});

const PACK_FORMAT = "pixelplate-pack";
const PUZZLES_MAX = 60;
const TEXT_MAX = 160;
const TEXTS = 5;

const line = (max: number) =>
  z
    .string("is missing, or no text")
    .refine((text) => cleanText(text) === text && text !== "", "must be one line of plain text")
    .refine((text) => !/[<>]/.test(text), "can't contain < or >")
    .max(max, `can't be longer than ${max} letters`);
const idOf = (max: number, pattern: RegExp, letters: string) =>
  z
    .string("is missing")
    .max(max, `can't be longer than ${max} letters`)
    .regex(pattern, `may hold ${letters} only`);

const puzzleSchema = z.strictObject({
  id: idOf(30, /^[a-z][a-z0-9_]*$/, "lower-case letters, digits and _"),
  name: line(PUZZLE_NAME_MAX),
  description: line(TEXT_MAX).optional(),
  progress_texts: z
    .array(line(TEXT_MAX), "must be five texts")
    .length(TEXTS, "must be five texts")
    .optional(),
  map: pixelMapSchema,
});

const packSchema = z.strictObject({
  format: z.literal(PACK_FORMAT, `must be "${PACK_FORMAT}"`),
  version: z.literal(1, "must be 1"),
  id: idOf(24, /^[a-z][a-z0-9]*$/, "lower-case letters and digits"),
  title: line(PUZZLE_NAME_MAX).refine(
    (title) => !CATEGORIES.some((category) => isSameName(category.title, title)),
    "is the title of built-in puzzles",
  ),
  description: line(TEXT_MAX),
  puzzles: z
    .array(puzzleSchema, "must be a list")
    .min(1, "must hold at least one puzzle")
    .max(PUZZLES_MAX, `can't hold more than ${PUZZLES_MAX} puzzles`)
    .superRefine((puzzles, context) => {
      for (const field of ["id", "name"] as const) {
        const seen = new Set<string>();
        puzzles.forEach((puzzle, i) => {
          const value = puzzle[field].toLowerCase();
          if (seen.has(value))
            context.addIssue({
              code: "custom",
              path: [i, field],
              message: `is “${puzzle[field]}” once more`,
            });
          seen.add(value);
        });
      }
    }),
});

type Pack = z.infer<typeof packSchema>;

/** The category of a pack's JSON, or a sentence that says what is wrong with it. */
export function readPack(json: string): { category: Category } | { problem: string } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return { problem: "It is no JSON." };
  }
  const { data, error } = packSchema.safeParse(parsed);
  if (data) return { category: categoryOf(data) };
  const [issue] = error.issues;
  if (!issue) return { problem: "It is no pack." };
  const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const place = [...issue.path, ...unknown].map(String).join(".").slice(0, PLACE_MAX);
  const text = unknown.length > 0 ? "is unknown" : issue.message;
  return {
    problem: place
      ? `${place} ${text}.`
      : "It must be an object with format, version, id, title and puzzles.",
  };
}

const PLACE_MAX = 80;

function categoryOf({ id, title, description, puzzles }: Pack): Category {
  const category = `pack_${id}`;
  return {
    id: category,
    type: "collection",
    title,
    desc: description,
    count: puzzles.length,
    bgColor: OWN_COLOR,
    puzzles: puzzles.map(({ id: name, ...puzzle }): Puzzle => {
      const puzzleId = `${category}_${name}`;
      const neutral = neutralTexts(puzzleId);
      return {
        id: puzzleId,
        name: puzzle.name,
        description: puzzle.description ?? neutral.description,
        progressTexts: (puzzle.progress_texts ?? neutral.progressTexts) as Puzzle["progressTexts"],
        bgColor: OWN_COLOR,
        map: puzzle.map,
      };
    }),
  };
}

const PACK_MAX_BYTES = 1024 * 1024;

/** The pack in a file, or a sentence about it. Throws when there is no such file. */
export async function readPackFile(path: string): Promise<{ category: Category } | { problem: string }> {
  // Without O_NONBLOCK a pipe would be waited for.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = await file.stat();
    if (!stat.isFile()) return { problem: "It is no plain file." };
    if (stat.size > PACK_MAX_BYTES) return { problem: "It is larger than 1 MB." };
    const bytes = await file.readFile();
    return readPack(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return { problem: "It is no text." };
  } finally {
    await file.close();
  }
}

type RefusedPack = { file: string; problem: string };

const PACKS_MAX = 100;

/** The packs of a data folder in the order of their files; one that is refused stops no other. */
async function packsIn(dataDir: string): Promise<{ categories: Category[]; refused: RefusedPack[] }> {
  const folder = join(dataDir, "packs");
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".json") && !name.startsWith(".")).sort();
  const categories: Category[] = [];
  const refused: RefusedPack[] = files
    .slice(PACKS_MAX)
    .map((file) => ({ file, problem: `There are more than ${PACKS_MAX} packs.` }));
  for (const file of files.slice(0, PACKS_MAX)) {
    const read = await readInside(folder, file);
    const problem = "problem" in read ? read.problem : twice(read.category, categories);
    if (problem !== undefined) refused.push({ file, problem });
    else if ("category" in read) categories.push(read.category);
  }
  return { categories, refused };
}

async function readInside(folder: string, file: string) {
  try {
    const path = await realpath(join(folder, file));
    // Kubernetes mounts files as links into a folder beside them.
    if (!`${dirname(path)}/`.startsWith(`${await realpath(folder)}/`))
      return { problem: "It is a link to somewhere else." };
    return await readPackFile(path);
  } catch {
    return { problem: "It can't be read." };
  }
}

function twice({ id, title }: Category, others: readonly Category[]) {
  if (others.some((other) => other.id === id)) return "Another pack has the same id.";
  if (others.some((other) => isSameName(other.title, title))) return "Another pack has the same title.";
}

let loaded: readonly Category[] = [];

/** Reads DATA_DIR/packs; gives the files that are refused, each with a sentence. */
export async function loadPacks(dataDir: string): Promise<RefusedPack[]> {
  const { categories, refused } = await packsIn(dataDir);
  loaded = categories;
  return refused;
}

export const packs = (): readonly Category[] => loaded;

export function packPuzzle(id: PuzzleId): FoundPuzzle | undefined {
  for (const category of loaded) {
    const ids = idsFor(id, category);
    const puzzle = category.puzzles.find((each) => ids.includes(each.id));
    if (puzzle) return { puzzle, category };
  }
}
