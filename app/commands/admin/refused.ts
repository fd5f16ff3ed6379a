/** What the command can't do; the message is a sentence for the operator. */
export class Refused extends Error {
  override name = "SettingsError";
}
