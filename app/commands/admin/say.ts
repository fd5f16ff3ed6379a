/** What a command is asked for goes to standard output, everything else elsewhere. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
