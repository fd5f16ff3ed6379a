/** A call that is answered with an error on purpose. */
export class CallRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
