const FILE = /_FILE$/;
/** Shorter names are like too many others. */
const NAME_MIN = 6;
const SLIPS_MAX = 2;

/** The names in an environment that are none of ours but nearly one: a slip of the keys would else go unnoticed. */
export function nearMisses(names: string[], known: string[]): { name: string; meant: string }[] {
  return names.flatMap((name) => {
    const plain = name.replace(FILE, "");
    if (known.includes(plain)) return [];
    const meant = known.find((one) => one.length >= NAME_MIN && isNearly(plain.toUpperCase(), one));
    return meant ? [{ name, meant: meant + (FILE.exec(name)?.[0] ?? "") }] : [];
  });
}

const isNearly = (name: string, one: string) =>
  Math.abs(name.length - one.length) <= SLIPS_MAX && slips(name, one) <= SLIPS_MAX;

/** How many letters have to be added, left out or changed to get from one word to the other. */
function slips(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const same = (row[j] ?? 0) + (letter === to[j] ? 0 : 1);
      next.push(Math.min(same, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
