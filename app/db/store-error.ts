/** A database that can't be opened; the message is a sentence for the operator and stops the start. */
export class StoreError extends Error {
  // Like a wrong setting, it is shown without a stack.
  override name = "SettingsError";
  constructor(reason: string) {
    super(`Pixelplate can't start: ${reason}`);
  }
}
