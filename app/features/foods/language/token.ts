/** A piece of a description from `start` to `end`. `norm` is lower case, singular, without accents, in one spelling. */
export type Token = {
  kind: "word" | "number" | "mark" | "emoji";
  norm: string;
  value: number;
  /** Another reading of the digits: 1.5 for "1.500". */
  alternative?: number;
  plural: boolean;
  /** It names a food in another language, as typed from `start` to `end`. */
  named?: boolean;
  start: number;
  end: number;
};
