/** A piece of a description. `norm` is what is compared: lower case, no accents, singular, spelled one way. */
export type Token = {
  kind: "word" | "number" | "mark" | "emoji";
  norm: string;
  /** Set when kind is "number". */
  value: number;
  /** The other number that the same digits may mean: 1.5 for "1.500". */
  or?: number;
  /** The word was written as more than one: "eggs". */
  plural: boolean;
  /** Where it stands in the text, so that a part can be given back as typed. */
  start: number;
  end: number;
};
