import { constants } from "node:fs";
import { open } from "node:fs/promises";
import type { Category } from "../category";
import { readPack } from "./read-pack.server";

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
