/** A command's result; everything else goes to standard error. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
