/** Ends a start or a command. The message is a sentence for the operator, shown without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

export const cannotStart = (reason: string) => new OperatorError(`Pixelplate can't start: ${reason}`);

export const cannotRestore = (reason: string) => new OperatorError(`The backup can't be restored: ${reason}`);
