import type { Food } from "../food";
import { tokenise } from "../language/tokenise";
import { foodIndex } from "../matching/food-index";

const LONGEST = 80;
const SIDE_BY_SIDE = new Set(["grains", "vegetables", "bread"]);

/** "Apple pie" of "pie" and "apple" where the table has it; else rice and salads with the other food, or the food alone. */
export function foodOfFood(host: string, other: string): string {
  if (host.length + other.length > LONGEST) return host;
  const words = new Set(tokenise(`${other} ${host}`).map(({ norm }) => norm));
  const [first = ""] = words;
  const isOne = foodIndex()
    .byWord.get(first)
    ?.some(
      (name) => name.words.length <= words.size && [...words].every((word) => name.words.includes(word)),
    );
  if (isOne) return `${other} ${host}`;
  return SIDE_BY_SIDE.has(namedFood(host)?.group ?? "") ? `${host} with ${other}` : host;
}

const namedFood = (name: string): Food | undefined =>
  foodIndex().bySpelling.get(
    tokenise(name)
      .map(({ norm }) => norm)
      .join(" "),
  )?.food;
