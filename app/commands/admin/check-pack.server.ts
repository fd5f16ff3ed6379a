import { readPackFile } from "~/features/puzzles/packs/read-pack-file.server";
import { OperatorError } from "~/platform/operator-error";
import { fromHere } from "./from-here";
import { say } from "./say";

/** Says what a pack holds. Throws OperatorError with a sentence when it can't be used. */
export async function checkPack(name: string) {
  const read = await readPackFile(fromHere(name)).catch(() => ({ problem: "It can't be read." }));
  if ("problem" in read) throw new OperatorError(`${name} is no pack. ${read.problem}`);
  const { title, puzzles } = read.category;
  say(`${title}: ${puzzles.length} ${puzzles.length === 1 ? "puzzle" : "puzzles"}.`);
  for (const { id, name } of puzzles) say(`  ${id}  ${name}`);
}
