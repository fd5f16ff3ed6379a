export type WhyRefused = "empty" | "too large" | "no picture" | "damaged" | "busy";

/** A rejected upload. Each feature adds its own sentence and HTTP status. */
export class UploadRefused extends Error {
  constructor(
    readonly why: WhyRefused,
    message: string = why,
    readonly status = 400,
  ) {
    super(message);
  }
}
