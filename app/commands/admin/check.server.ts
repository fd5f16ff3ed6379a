import { readPackFile } from "~/features/puzzles/packs.server";
import { OperatorError } from "~/platform/operator-error";
import { listSettings } from "~/platform/settings/list-settings.server";
import { nearMisses, readSettings } from "~/platform/settings/settings.server";
import { SETTING_NAMES } from "~/platform/settings/settings-schema.server";
import { fromHere, say } from "./with-store.server";

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

/** Says what a pack holds. Throws OperatorError with a sentence when it can't be used. */
export async function checkPack(name: string) {
  const read = await readPackFile(fromHere(name)).catch(() => ({ problem: "It can't be read." }));
  if ("problem" in read) throw new OperatorError(`${name} is no pack. ${read.problem}`);
  const { title, puzzles } = read.category;
  say(`${title}: ${puzzles.length} ${puzzles.length === 1 ? "puzzle" : "puzzles"}.`);
  for (const { id, name } of puzzles) say(`  ${id}  ${name}`);
}

/** Prints all settings in effect, secrets left out. Throws OperatorError when the server wouldn't start. */
export function checkSettings({ json }: { json?: boolean }) {
  readSettings(process.env);
  const rows = listSettings(process.env);
  const unknown = nearMisses(Object.keys(process.env), SETTING_NAMES);
  if (json) return say(JSON.stringify({ settings: rows, unknown }, null, 2));
  for (const { name, value } of rows) say(`${name}=${value}`);
  for (const { name, meant } of unknown) say(`${name} is no setting. Is ${meant} meant?`);
}
