type Keyed = { rest: number };

/** What is held of a food, added if there is none: two foods with the same first half of their keys stand one after the other. */
export function foundByKey<T extends Keyed>(
  held: Map<number, T>,
  key: number,
  rest: number,
  add: () => T,
): T {
  for (let slot = key; ; slot++) {
    const found = held.get(slot);
    if (found?.rest === rest) return found;
    if (found) continue;
    const added = add();
    held.set(slot, added);
    return added;
  }
}
