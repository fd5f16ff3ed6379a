import type { Category } from "../category";
import { neutralTexts } from "../own/neutral-texts";
import { OWN_COLOR } from "../own/own-color";
import type { Puzzle } from "../puzzle";
import { type Pack, packSchema } from "./pack-schema.server";

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
