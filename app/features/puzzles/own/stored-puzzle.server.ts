import type { Tables } from "~/db/tables";
import type { Category } from "../category";
import type { Puzzle } from "../puzzle";

export type StoredRow = Tables["user_puzzle"]["$inferSelect"];

type Stored = { puzzle: Puzzle; category: Category };

const OWN_DESC = "Drawn by you, or made from a picture. They fill, grow and are collected like all others.";
const PACK_DESC = "From a pack of this server.";

export function storedPuzzle(row: StoredRow): Stored {
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
