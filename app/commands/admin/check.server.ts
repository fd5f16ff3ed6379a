import { readPackFile } from "~/features/puzzles/packs.server";
import { usualLogFormat } from "~/platform/log/log.server";
import { OperatorError } from "~/platform/operator-error";
import { nearMisses, proxySetting, rawSettings, readSettings } from "~/platform/settings/settings.server";
import { PROXY_NAMES, SETTING_NAMES, settingsSchema } from "~/platform/settings/settings-schema.server";
import { fromHere, say } from "./with-store.server";

const SECRETS = ["SESSION_SECRET", "OPENAI_API_KEY", "METRICS_TOKEN", "OIDC_CLIENT_SECRET"];
const UNSET_SECRETS: Record<string, string> = { SESSION_SECRET: "(made by the server, in DATA_DIR)" };

export function listSettings(env: Record<string, string | undefined>): { name: string; value: string }[] {
  const raw = rawSettings(env);
  const values: Record<string, unknown> = { ...settingsSchema.parse(raw), ...resolvedIn(env) };
  for (const name of PROXY_NAMES) values[name] = proxySetting(env, name);
  return [...SETTING_NAMES, ...PROXY_NAMES].map((name) => {
    const value = values[name] === undefined ? "(not set)" : String(values[name]);
    if (SECRETS.includes(name))
      return { name, value: name in raw ? "(set)" : (UNSET_SECRETS[name] ?? "(not set)") };
    // URLs may hold a name and a password.
    return { name, value: value.replace(/(:\/\/)[^/?]*@/, "$1***@") };
  });
}

function resolvedIn(env: Record<string, string | undefined>): Record<string, string> {
  const { baseUrl, databaseUrl, mailFrom, emailConfirmation, ai, aiAnonymous, logFormat, timeZone } =
    readSettings(env);
  return {
    BASE_URL: baseUrl,
    DATABASE_URL: databaseUrl,
    MAIL_FROM: `${mailFrom.name} <${mailFrom.address}>`,
    EMAIL_CONFIRMATION: emailConfirmation,
    AI_ENGINE: ai ? "openai" : "built-in",
    ...(ai && { OPENAI_BASE_URL: ai.baseUrl, OPENAI_VISION_MODEL: ai.visionModel }),
    AI_ANONYMOUS: aiAnonymous,
    LOG_FORMAT: logFormat ?? usualLogFormat(),
    TZ: timeZone,
  };
}

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
