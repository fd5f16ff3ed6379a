import type { FoodSource } from "./food-source";
import type { FoundFood } from "./source-food";

/** The foods that these refs name, by ref. What is not there, or not this user's, is missing. */
export async function foodsByRef(
  sources: readonly FoodSource[],
  userId: string,
  refs: readonly string[],
): Promise<ReadonlyMap<string, FoundFood>> {
  const found = await Promise.all(
    sources.map((source) => {
      const keys = refs.filter((ref) => ref.startsWith(`${source.name}:`));
      return keys.length > 0
        ? source.get(userId, [...new Set(keys.map((ref) => ref.slice(source.name.length + 1)))])
        : [];
    }),
  );
  return new Map(found.flat().map((food) => [food.ref, food]));
}
