export type WhyRefused = "empty" | "too large" | "no picture" | "damaged";

/** An upload that is not taken, and why. */
export class PictureRefused extends Error {
  constructor(readonly why: WhyRefused) {
    super(why);
  }
}
