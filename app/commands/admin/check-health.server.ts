import { OperatorError } from "~/platform/operator-error";

const ANSWER_MAX_MS = 4000;
const EVERYWHERE = ["", "0.0.0.0", "::", "[::]"];

/** Asks the server on this machine for /healthz; throws OperatorError without an OK. */
export async function checkHealth() {
  const { PORT = "3000", HOST = "" } = process.env;
  const host = EVERYWHERE.includes(HOST) ? "127.0.0.1" : HOST.includes(":") ? `[${HOST}]` : HOST;
  const url = `http://${host}:${PORT || "3000"}/healthz`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MAX_MS) }).catch(() => undefined);
  if (!answer?.ok)
    throw new OperatorError(`${url} ${answer ? `answers ${answer.status}` : "does not answer"}.`);
}
