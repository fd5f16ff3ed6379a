import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Tables } from "~/db/tables";
import type { Tx } from "~/http/caller.server";
import { puzzleById } from "./catalogue";
import { packPuzzle, packs } from "./packs.server";
import type { Category, FoundPuzzle, Puzzle, PuzzleId } from "./puzzle";
import { isStoredId, pictureProblem } from "./stored-picture";

type StoredRow = Tables["user_puzzle"]["$inferSelect"];

const OWN_DESC = "Drawn by you, or made from a picture. They fill, grow and are collected like all others.";
const PACK_DESC = "From a pack of this server.";

function storedPuzzle(row: StoredRow): FoundPuzzle {
  const { id, name, description, bg_color, map } = row;
  const progressTexts = row.progress_texts as unknown as Puzzle["progressTexts"];
  const puzzle = { id, name, description, progressTexts, bgColor: bg_color, map };
  const category: Category = {
    id: row.category_id,
    type: "collection",
    title: row.category_title,
    desc: row.category_id === OWN_CATEGORY.id ? OWN_DESC : PACK_DESC,
    count: 1,
    bgColor: bg_color,
    puzzles: [puzzle],
  };
  return { puzzle, category };
}

export const OWN_CATEGORY = { id: "own", title: "My Puzzles" };

/** Finds puzzles by id or name, also those stored with the person; one query, and none when all are of the catalogue. */
export async function puzzlesOf(
  db: Db,
  userId: string,
  ids: readonly (PuzzleId | null)[],
): Promise<(id: PuzzleId) => FoundPuzzle | undefined> {
  const wanted = [...new Set(ids)].filter((id) => id !== null && isStoredId(id)) as PuzzleId[];
  const { user_puzzle: t } = db.t;
  const rows =
    wanted.length > 0
      ? await db
          .select()
          .from(t)
          .where(and(eq(t.user_id, userId), inArray(t.id, wanted)))
      : [];
  const whole = rows.filter(({ map }) => !pictureProblem(map));
  const stored = new Map(whole.map((row) => [row.id, storedPuzzle(row)]));
  return (id) => stored.get(id) ?? puzzleById(id);
}

export async function puzzleOf(
  db: Db,
  userId: string,
  id: PuzzleId | null,
): Promise<FoundPuzzle | undefined> {
  if (id === null) return undefined;
  return isStoredId(id) ? (await puzzlesOf(db, userId, [id]))(id) : puzzleById(id);
}

/** Of the catalogue, of a pack or of one's own; undefined for special puzzles, which are unlocked instead. */
export async function puzzleToChoose(
  db: Db,
  userId: string,
  chosen: PuzzleId,
): Promise<FoundPuzzle | undefined> {
  const id = packPuzzle(chosen)?.puzzle.id ?? chosen;
  if (!isStoredId(id)) {
    const found = puzzleById(id);
    return found?.puzzle.unlockConditions ? undefined : found;
  }
  const { user_puzzle: t } = db.t;
  const shown = or(eq(t.listed, true), ne(t.category_id, OWN_CATEGORY.id));
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.id, id), shown));
  if (!row) return packPuzzle(id);
  return pictureProblem(row.map) ? undefined : storedPuzzle(row);
}

/** Inside the transaction that chooses it: from now on the picture stays with the person as it is. */
export async function recordChosen(tx: Tx, { puzzle, category }: FoundPuzzle): Promise<void> {
  if (!isStoredId(puzzle.id)) return;
  const { user_puzzle: t } = tx.db.t;
  await tx.db
    .insert(t)
    .values({
      user_id: tx.viewer.id,
      id: puzzle.id,
      category_id: category.id,
      category_title: category.title,
      name: puzzle.name,
      description: puzzle.description,
      progress_texts: [...puzzle.progressTexts],
      bg_color: puzzle.bgColor,
      map: puzzle.map,
      listed: false,
      chosen_at: tx.now,
      created_at: tx.now,
      updated_at: tx.now,
    })
    .onConflictDoUpdate({
      target: [t.user_id, t.id],
      set: { chosen_at: sql`coalesce(${t.chosen_at}, ${tx.now})` },
    });
}

/** One's own puzzles and those of packs, with `collected` ones that were deleted or whose pack is gone. */
export async function storedCategories(
  db: Db,
  userId: string,
  collected: readonly PuzzleId[],
): Promise<Category[]> {
  const { user_puzzle: t } = db.t;
  const shown = or(eq(t.listed, true), inArray(t.id, [...collected]));
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.user_id, userId), shown))
    .orderBy(asc(t.created_at), asc(t.id));
  const byId = new Map<string, Category>();
  for (const { puzzle, category } of rows.filter(({ map }) => !pictureProblem(map)).map(storedPuzzle)) {
    const puzzles = [...(byId.get(category.id)?.puzzles ?? []), puzzle];
    byId.set(category.id, { ...category, puzzles, count: puzzles.length });
  }
  for (const pack of packs()) {
    const stored = byId.get(pack.id)?.puzzles ?? [];
    const fresh = pack.puzzles.filter(({ id }) => stored.every((each) => each.id !== id));
    byId.set(pack.id, { ...pack, puzzles: [...stored, ...fresh], count: stored.length + fresh.length });
  }
  const own = byId.get(OWN_CATEGORY.id);
  return [...(own ? [own] : []), ...[...byId.values()].filter((category) => category !== own)];
}
