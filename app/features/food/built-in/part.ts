import type { Token } from "./language/token";

/**
 * A stretch of a description that names at most one food. `join` is how it hangs on the part before it:
 * listed beside it, added to it ("with butter"), what it is made of ("made with oats"), told about it
 * (after a comma or in brackets) or left out of it ("without mayo").
 */
export type Part = {
  join: "list" | "with" | "made" | "aside" | "without";
  tokens: Token[];
};
