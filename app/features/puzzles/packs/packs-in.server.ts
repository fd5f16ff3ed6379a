import { readdir, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Category } from "../category";
import { isSameName } from "../same-name";
import { readPackFile } from "./read-pack-file.server";

export type RefusedPack = { file: string; problem: string };

const PACKS_MAX = 100;

/** The packs of a data folder in the order of their files; one that is refused stops no other. */
export async function packsIn(dataDir: string): Promise<{ categories: Category[]; refused: RefusedPack[] }> {
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
