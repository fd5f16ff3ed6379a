import { sha256 } from "~/platform/sha256.server";
import type { ReadFood } from "../read/read-row";

/** Gives each food of a file an id that is the same whenever it is imported: of equal foods on a day, the second has another. */
export function importedIds(userId: string, program: string) {
  const seen = new Map<string, number>();
  const hash = (...parts: unknown[]) => sha256(JSON.stringify([userId, program, ...parts])).slice(0, 22);
  return ({ date, time, entry }: ReadFood): string => {
    const content = hash(date, time, entry.name, entry.servings, Object.values(entry.amounts));
    // A slice would hold on to the whole hash.
    const key = Buffer.from(content, "hex").toString("latin1");
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times === 0 ? content : hash(content, times);
  };
}
