/** A file that can't be imported; the message is a sentence for the operator. Nothing was changed. */
export class ImportRefused extends Error {
  override name = "ImportRefused";
}
