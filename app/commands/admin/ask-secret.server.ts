import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { OperatorError } from "~/platform/operator-error";

/** A password, typed twice without echo, or the first line of standard input; never an argument, which process lists show. */
export async function askNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const [line = ""] = (await text(process.stdin)).split(/\r?\n/);
    if (!line) throw new OperatorError("No password given. Type it, pipe it in, or use --generate.");
    return line;
  }
  const password = await ask("Password: ");
  if ((await ask("Again: ")) !== password) throw new OperatorError("The two passwords differ.");
  return password;
}

/** What somebody types at the terminal in answer to a question; seen. */
export async function askLine(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  // Swallows the echo.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  lines.once("SIGINT", () => process.exit(130));
  try {
    return await lines.question("");
  } finally {
    lines.close();
    process.stderr.write("\n");
  }
}
