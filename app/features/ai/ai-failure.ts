/**
 * Why the AI service gave no answer that can be used: a fixed wording, never something that was sent or received.
 * `again` says that a second try may go better.
 */
export class AiFailure extends Error {
  override name = "AiFailure";
  constructor(
    reason: string,
    readonly again = false,
  ) {
    super(reason);
  }
}
