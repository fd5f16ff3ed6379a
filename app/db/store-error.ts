/** A database that can't be opened, or not be restored; the message is a sentence for the operator and stops the start. */
export class StoreError extends Error {
  // Like a wrong setting, it is shown without a stack.
  override name = "SettingsError";
  constructor(reason: string, what: "start" | "restore" = "start") {
    super(what === "start" ? `Pixelplate can't start: ${reason}` : `The backup can't be restored: ${reason}`);
  }
}
