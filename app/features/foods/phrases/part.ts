import type { Token } from "../language/token";

/**
 * A stretch of a description that names at most one food. `join` is how it hangs on the part before it:
 * listed beside it, added to it ("with butter"), what it is made of ("filled with beans"), said about it ("in
 * syrup", "from a shop"), an aside after a comma or in brackets, or left out of it ("without mayo").
 */
export type Part = {
  join: "list" | "with" | "made" | "about" | "aside" | "without";
  /** A new line or a plus stands before it: it is no part of a name that joins two foods. */
  apart?: boolean;
  /** "Mixed with" stands before it. */
  mixed?: boolean;
  tokens: Token[];
};
