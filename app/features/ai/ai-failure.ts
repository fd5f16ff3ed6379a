/** The AI service gave no usable answer. The reason never quotes data sent or received; `retryable` allows a second attempt. */
export class AiFailure extends Error {
  override name = "AiFailure";
  constructor(
    reason: string,
    readonly retryable = false,
  ) {
    super(reason);
  }
}
