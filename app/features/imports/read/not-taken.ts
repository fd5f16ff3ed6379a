/** Parts of a file that no import takes over: how many, and what they are called. */
export type NotTaken = { count: number; one: string; more: string };

const KINDS: [file: RegExp, one: string, more: string][] = [
  [/exercise|activity|workout/i, "exercise", "exercises"],
  [/goal|target|tracked_?day/i, "goal", "goals"],
  [/measurement|biometric/i, "measurement", "measurements"],
  [/recipe/i, "recipe", "recipes"],
  [/note/i, "note", "notes"],
  [/food_?list/i, "saved food", "saved foods"],
];

/** Named after the file or part that holds them. */
export function notTaken(name: string, count: number): NotTaken {
  const [, one, more] = KINDS.find(([file]) => file.test(name.slice(0, 100))) ?? [];
  return { count, one: one ?? "other row", more: more ?? "other rows" };
}

/** Each kind once; none of which there are none. */
export function summedUp(parts: NotTaken[]): NotTaken[] {
  const sums = new Map<string, NotTaken>();
  for (const part of parts)
    if (part.count > 0) sums.set(part.one, { ...part, count: part.count + (sums.get(part.one)?.count ?? 0) });
  return [...sums.values()];
}
