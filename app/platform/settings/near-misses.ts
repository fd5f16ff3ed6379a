import { distance } from "fastest-levenshtein";

const FILE = /_FILE$/;
const NAME_MIN = 6;
const TYPOS_MAX = 2;

export function nearMisses(names: string[], known: string[]): { name: string; meant: string }[] {
  return names.flatMap((name) => {
    const [suffix = ""] = FILE.exec(name) ?? [];
    const plain = name.replace(FILE, "");
    if (known.includes(plain)) return [];
    const meant = known.find(
      (setting) => setting.length >= NAME_MIN && distance(plain.toUpperCase(), setting) <= TYPOS_MAX,
    );
    return meant ? [{ name, meant: meant + suffix }] : [];
  });
}
