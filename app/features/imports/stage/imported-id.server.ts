import { sha256 } from "~/platform/sha256.server";
import type { ReadFood } from "../read/read-row";

/** Gives each food of a file an id that is the same whenever it is imported: of equal foods on a day, the second has another. */
export function importedIds(userId: string, program: string) {
  const seen = new Map<string, number>();
  const hash = (...parts: unknown[]) => sha256(JSON.stringify([userId, program, ...parts])).slice(0, 22);
  return ({ date, time, entry }: ReadFood): string => {
    const content = hash(date, time, entry.name, entry.servings, Object.values(entry.amounts));
    const times = seen.get(content) ?? 0;
    seen.set(content, times + 1);
    return times === 0 ? content : hash(content, times);
  };
}
