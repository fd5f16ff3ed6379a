import type { Token } from "../language/token";

/** A stretch of a description that names at most one food. */
export type Part = {
  /**
   * How it belongs to the part before it: in a list, "with butter", made of ("filled with beans"), about it ("in
   * syrup"), an aside after a comma or in brackets, "without mayo".
   */
  join: "list" | "with" | "made" | "about" | "aside" | "without";
  /** After a new line or a plus: no part of a name that joins two foods. */
  apart?: boolean;
  mixed?: boolean;
  /** After ", and". */
  last?: boolean;
  bracketed?: boolean;
  /** After "excluding", which denies a list. */
  excluding?: boolean;
  /** Before "to my coffee": the milk that was added. */
  addedTo?: boolean;
  /** After "on", as the bun of "sausage on a bun". */
  on?: boolean;
  tokens: Token[];
};
