export type WhyRefused = "empty" | "too large" | "no picture" | "damaged" | "busy";

/** An upload that is not taken. A feature gives it its own sentence, and the HTTP status of the answer. */
export class UploadRefused extends Error {
  constructor(
    readonly why: WhyRefused,
    message: string = why,
    readonly status = 400,
  ) {
    super(message);
  }
}
