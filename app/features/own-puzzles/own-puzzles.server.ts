import { and, asc, count, eq, isNotNull, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import { uploadedPicture } from "~/features/account/picture/avatar.server";
import { homePath } from "~/features/day/calendar-days";
import { pastDayOf } from "~/features/day/dates.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { draftMapSchema } from "~/features/puzzles/packs.server";
import type { PixelMap } from "~/features/puzzles/puzzle";
import { PUZZLE_MESSAGES } from "~/features/puzzles/puzzle-choice";
import { OWN_CATEGORY } from "~/features/puzzles/stored.server";
import { neutralTexts, OWN_COLOR, PUZZLE_NAME_MAX, pictureProblem } from "~/features/puzzles/stored-picture";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { newKey } from "~/platform/crypto.server";
import { cleanText } from "~/platform/text";
import { OWN_PUZZLE_MESSAGES, OWN_PUZZLES_PATH, type OwnPuzzle } from "./own-puzzle";
import { SOURCE_SIDE, type Variant, variantsOf } from "./variants";

const NO_NAME = "Give your puzzle a name.";
const NOT_A_MAP = "This picture can’t be read. Reload the page and try again.";

/** Those in the person's list, the oldest first. */
export async function ownPuzzles(db: Db, userId: string): Promise<OwnPuzzle[]> {
  const { user_puzzle: t } = db.t;
  const rows = await db
    .select({ id: t.id, name: t.name, map: t.map, chosenAt: t.chosen_at })
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.listed, true)))
    .orderBy(asc(t.created_at), asc(t.id));
  return rows.map(({ id, name, map, chosenAt }) => ({
    id,
    name,
    map,
    problem: pictureProblem(map),
    chosen: chosenAt !== null,
  }));
}

/** Takes a puzzle off the list; one that was chosen stays with its days and cards. False when it isn't there. */
export async function deleteOwnPuzzle(by: Caller, id: string): Promise<boolean> {
  return by.change(async (tx) => {
    const { user_puzzle: t } = tx.db.t;
    const mine = and(eq(t.user_id, tx.viewer.id), eq(t.id, id), eq(t.listed, true));
    const hidden = await tx.db
      .update(t)
      .set({ listed: false })
      .where(and(mine, isNotNull(t.chosen_at)))
      .returning({ id: t.id });
    const gone = await tx.db
      .delete(t)
      .where(and(mine, isNull(t.chosen_at)))
      .returning({ id: t.id });
    return hidden.length + gone.length > 0;
  });
}

export const puzzleNameSchema = z
  .string(NO_NAME)
  .transform(cleanText)
  .pipe(z.string().min(1, NO_NAME).max(PUZZLE_NAME_MAX, "Use up to 40 letters."))
  .meta({ minLength: 1, maxLength: PUZZLE_NAME_MAX });

/** "my_red-kite.JPG" is "my red kite". */
function nameOfFile({ name }: File): string {
  const words = cleanText(name.replace(/\.[^.]*$/, "").replaceAll(/[_-]/g, " "));
  return cleanText(words.slice(0, PUZZLE_NAME_MAX)).replace(/\ufffd$/, "") || "Picture";
}

const puzzle = z.string(OWN_PUZZLE_MESSAGES.gone).max(64, OWN_PUZZLE_MESSAGES.gone);
const MAP_MAX = 16_000;
const map = z
  .string("Choose one of the three.")
  .max(MAP_MAX, NOT_A_MAP)
  .transform((text, context) => {
    const read = draftMapSchema.safeParse(jsonIn(text));
    if (read.success) return read.data;
    context.addIssue({ code: "custom", message: NOT_A_MAP });
    return z.NEVER;
  });

const SCHEMAS = {
  upload: z.object({
    intent: z.literal("upload"),
    name: puzzleNameSchema.or(z.literal("")).optional(),
    file: z.file("Choose a picture."),
  }),
  /** `quiet`: from the editor, which stays open. */
  save: z.object({
    intent: z.literal("save"),
    name: puzzleNameSchema,
    map,
    puzzle: puzzle.optional(),
    quiet: z.literal("1").optional(),
  }),
  rename: z.object({ intent: z.literal("rename"), name: puzzleNameSchema, puzzle }),
  delete: z.object({ intent: z.literal("delete"), puzzle }),
  choose: z.object({ intent: z.literal("choose"), puzzle, date: z.string().max(10).optional() }),
};

export type OwnPuzzleForm = z.output<(typeof SCHEMAS)[keyof typeof SCHEMAS]>;

export const ownPuzzleSchema = (sent: FormData): z.ZodObject => {
  const intent = String(sent.get("intent"));
  return Object.hasOwn(SCHEMAS, intent)
    ? SCHEMAS[intent as keyof typeof SCHEMAS]
    : z.object({ intent: z.enum(Object.keys(SCHEMAS)) });
};

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Three puzzles of an uploaded picture. Throws Refusal: 400, 413 or 503 at its field. */
async function pictureVariants(userId: string, file: File): Promise<Variant[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rgba = await uploadedPicture(userId, { bytes, field: "file" }, { pixels: SOURCE_SIDE });
  const variants = variantsOf(rgba).filter(({ map }) => !pictureProblem(map));
  if (variants.length === 0)
    throw new Refusal(400, {
      file: ["There is too little in this picture: a puzzle needs at least 60 blocks. Try another one."],
    });
  return variants;
}

const OWN_MAX = 100;

type Change = { puzzle?: string; name: string; map?: PixelMap };

/**
 * Saves a new puzzle, or changes one: a chosen one stays with its days as it is, and a copy takes its place in the list.
 * Gives its id. Throws Refusal: 404 for one that is gone, 400 when there are too many.
 */
export async function saveOwnPuzzle(by: Caller, { puzzle, name, map }: Change): Promise<string> {
  return by.change(async (tx) => {
    const before = puzzle === undefined ? undefined : await listed(tx.db, tx.viewer.id, puzzle);
    const picture = map ?? before?.map;
    if (!picture || (puzzle !== undefined && !before)) throw new Refusal(404, OWN_PUZZLE_MESSAGES.gone);
    const { user_puzzle: t } = tx.db.t;
    if (before && (before.chosen_at === null || isSame(before, name, picture))) {
      await tx.db
        .update(t)
        .set({ name, map: picture, updated_at: tx.now })
        .where(and(eq(t.user_id, tx.viewer.id), eq(t.id, before.id)));
      return before.id;
    }
    if (before)
      await tx.db
        .update(t)
        .set({ listed: false })
        .where(and(eq(t.user_id, tx.viewer.id), eq(t.id, before.id)));
    else if ((await listedCount(tx.db, tx.viewer.id)) >= OWN_MAX)
      throw new Refusal(400, OWN_PUZZLE_MESSAGES.tooMany);
    const id = `own_${newKey().replaceAll("-", "")}`;
    const { description, progressTexts } = neutralTexts(id);
    await tx.db.insert(t).values({
      ...{
        user_id: tx.viewer.id,
        id,
        category_id: OWN_CATEGORY.id,
        category_title: OWN_CATEGORY.title,
        name,
      },
      ...{ description, progress_texts: [...progressTexts], bg_color: OWN_COLOR, map: picture, listed: true },
      ...{ created_at: before?.created_at ?? tx.now, updated_at: tx.now },
    });
    return id;
  });
}

type Row = Awaited<ReturnType<typeof listed>>;

async function listed(db: Db, userId: string, id: string) {
  const { user_puzzle: t } = db.t;
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.id, id), eq(t.listed, true)));
  return row;
}

async function listedCount(db: Db, userId: string): Promise<number> {
  const { user_puzzle: t } = db.t;
  const [row] = await db
    .select({ rows: count() })
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.listed, true)));
  return row?.rows ?? 0;
}

const isSame = (before: NonNullable<Row>, name: string, map: PixelMap) =>
  before.name === name &&
  before.map.rows.join() === map.rows.join() &&
  legendOf(before.map) === legendOf(map);

const legendOf = ({ legend }: PixelMap) => JSON.stringify(Object.entries(legend).sort());

/** The next page with a toast, or what the same page shows. */
type Acted = { go: string; toast?: string } | { variants: Variant[]; name: string } | { saved: string };

/** Throws Refusal with a sentence, at its field where it has one. */
export async function actOnOwnPuzzle(by: Caller, form: OwnPuzzleForm): Promise<Acted> {
  switch (form.intent) {
    case "upload":
      return {
        variants: await pictureVariants(by.viewer.id, form.file),
        name: form.name || nameOfFile(form.file),
      };
    case "save": {
      const id = await saveOwnPuzzle(by, form);
      return form.quiet ? { saved: id } : { go: OWN_PUZZLES_PATH, toast: `${form.name} is in your puzzles` };
    }
    case "rename": {
      const id = await saveOwnPuzzle(by, form);
      return { go: `${OWN_PUZZLES_PATH}?puzzle=${id}`, toast: "Name saved" };
    }
    case "delete":
      if (!(await deleteOwnPuzzle(by, form.puzzle))) throw new Refusal(404, OWN_PUZZLE_MESSAGES.gone);
      return { go: OWN_PUZZLES_PATH, toast: "Puzzle deleted" };
    case "choose":
      return chosen(by, form);
  }
}

type Choice = Extract<OwnPuzzleForm, { intent: "choose" }>;

async function chosen(by: Caller, { puzzle, date }: Choice): Promise<Acted> {
  const { today } = by;
  const day = pastDayOf(date, today) ?? today;
  const done = await choosePuzzle(by, puzzle, day);
  if (!done.ok) throw new Refusal(400, PUZZLE_MESSAGES[done.reason]);
  return { go: homePath(day, today, done.collected) };
}
