import type { FoodSource, SourceFood } from "./row";
export async function foodsByRef(
  sources: readonly FoodSource[],
  userId: string,
  refs: readonly string[],
): Promise<ReadonlyMap<string, SourceFood>> {
  const results = await Promise.all(
    sources.map((source) => {
      const keys = refs.filter((ref) => ref.startsWith(`${source.name}:`));
      return keys.length > 0
        ? source.get(userId, [...new Set(keys.map((ref) => ref.slice(source.name.length + 1)))])
        : [];
    }),
  );
  return new Map(results.flat().map((food) => [food.ref, food]));
}
