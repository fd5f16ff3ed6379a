import { and, count, eq } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { neutralTexts } from "~/features/puzzles/own/neutral-texts";
import { OWN_COLOR } from "~/features/puzzles/own/own-color";
import { OWN_CATEGORY } from "~/features/puzzles/own/stored-puzzle.server";
import type { PixelMap } from "~/features/puzzles/pixel-map";
import { newKey } from "~/http/new-key.server";
import { Refusal } from "~/http/refusal";
import { OWN_PUZZLE_MESSAGES } from "./own-puzzle-messages";

const OWN_MAX = 100;

type Change = { puzzle?: string; name: string; map?: PixelMap };

/**
 * Saves a new puzzle, or changes one: a chosen one stays with its days as it is, and a copy takes its place in the list.
 * Gives its id. Throws Refusal: 404 for one that is gone, 400 when there are too many.
 */
export async function saveOwnPuzzle(
  store: Store,
  userId: string,
  { puzzle, name, map }: Change,
  now: number,
): Promise<string> {
  return store.tx(async (db) => {
    await lockUser(db, userId);
    const before = puzzle === undefined ? undefined : await listed(db, userId, puzzle);
    const picture = map ?? before?.map;
    if (!picture || (puzzle !== undefined && !before)) throw new Refusal(404, OWN_PUZZLE_MESSAGES.gone);
    const { user_puzzle: t } = db.t;
    if (before && (before.chosen_at === null || isSame(before, name, picture))) {
      await db
        .update(t)
        .set({ name, map: picture, updated_at: now })
        .where(and(eq(t.user_id, userId), eq(t.id, before.id)));
      return before.id;
    }
    if (before)
      await db
        .update(t)
        .set({ listed: false })
        .where(and(eq(t.user_id, userId), eq(t.id, before.id)));
    else if ((await listedCount(db, userId)) >= OWN_MAX) throw new Refusal(400, OWN_PUZZLE_MESSAGES.tooMany);
    const id = `own_${newKey().replaceAll("-", "")}`;
    const { description, progressTexts } = neutralTexts(id);
    await db.insert(t).values({
      ...{ user_id: userId, id, category_id: OWN_CATEGORY.id, category_title: OWN_CATEGORY.title, name },
      ...{ description, progress_texts: [...progressTexts], bg_color: OWN_COLOR, map: picture, listed: true },
      ...{ created_at: before?.created_at ?? now, updated_at: now },
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
