import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { type DestinationStream, type Level, pino } from "pino";
import { now } from "~/platform/clock.server";

/** A log line for people: time, level, event and facts. Nothing in it can start a new line. */
function logText({ level, time, event, message, stack, ...facts }: Record<string, unknown>): string {
  const what = [event, message].filter((part) => part !== undefined).map(oneLine);
  const rest = Object.entries(facts).map(([name, value]) => `${name}=${oneLine(value)}`);
  const line = [time, String(level).toUpperCase().padEnd(5), ...what, ...rest].join(" ");
  const [, ...below] = typeof stack === "string" ? stack.split(/\r\n|[\n\r\u2028\u2029]/) : [];
  return [line, ...below.map((line) => `    ${oneLine(line.trim())}`)].join("\n");
}

function oneLine(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.replace(
    /[\p{Cc}\u2028\u2029\u202a-\u202e]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export const usualLogFormat = (): "text" | "json" => (process.stdout.isTTY ? "text" : "json");

let isWriting = false;

type Format = "json" | "text";
let format: Format = usualLogFormat();

/** Through the console, so that warnings reach standard error and tests see them. */
const destination: DestinationStream & Record<symbol | string, unknown> = {
  [Symbol.for("pino.metadata")]: true,
  write(line: string) {
    const shown = format === "text" ? logText(JSON.parse(line)) : line.trimEnd();
    const { error = 0, warn = 0 } = pino.levels.values;
    const level = Number(this.lastLevel);
    if (level < warn) return sayLater(shown);
    say();
    isWriting = true;
    if (level < error) console.warn(shown);
    else console.error(shown);
    isWriting = false;
  },
};

let waiting: string[] = [];

function sayLater(shown: string) {
  if (waiting.push(shown) === 1) setImmediate(say);
}

function say() {
  const lines = waiting.join("\n");
  waiting = [];
  if (lines) console.log(lines);
}

process.on("exit", say);

export const log = pino(
  {
    base: null,
    messageKey: "message",
    timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
  },
  destination,
);

export function setUpLog({ logLevel, logFormat }: { logLevel: Level; logFormat?: Format }): void {
  log.level = logLevel;
  format = logFormat ?? format;
}

/** What libraries print becomes lines of the log, and so do Node's own warnings. */
export function catchPrinted(): void {
  for (const name of ["warn", "error"] as const) {
    const print = console[name];
    console[name] = (...printed) => {
      if (isWriting) return print(...printed);
      log[name]({ event: "printed" }, printed.map(String).join(" "));
    };
  }
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => log.warn({ event: "Node's warning", name }, message));
}

/** Ids and secrets are long and not all small letters, as in /share/0f3a… or /avatars/avatar_0f3a….jpg. */
const ID = /^(?=.*[\dA-Z])[\w-]{16,}/;

/** A URL's path for the log, without query, ids and secrets. */
export function loggedPath(address: string): string {
  const [path = ""] = address.replace(/^https?:\/\/[^/]*/, "").split(/[?#]/);
  return path.split("/").map(withoutId).join("/");
}

const withoutId = (part: string) => part.replace(ID, "*");

export type RequestContext = {
  user?: string;
  event?: string;
  facts?: object;
  failed?: boolean;
};

const current = new AsyncLocalStorage<RequestContext>();

export const withContext = <T>(notes: RequestContext, work: () => T): T => current.run(notes, work);

export function logUser(userId: string): void {
  const notes = current.getStore();
  if (notes) notes.user = loggedId(userId);
}

export function logEvent(event: string, facts?: { remedy: string }): void {
  const notes = current.getStore();
  if (notes) Object.assign(notes, { event, facts });
}

export function noteFailure(): void {
  const notes = current.getStore();
  if (notes) notes.failed = true;
}

/** Whether an error was logged during this request, also one that its answer hides. */
export const hasFailed = (): boolean => current.getStore()?.failed === true;

/** Ids are random, so the hash can't be reversed; `user list` shows it. */
export const loggedId = (userId: string): string =>
  createHash("sha256").update(userId).digest("hex").slice(0, 12);

type Failed = Pick<Request, "method" | "url"> & { headers: Pick<Headers, "get"> };

/** Logs a bug or an outage, without the query, which may hold a token. */
export function logError(error: unknown, request: Failed): void {
  noteFailure();
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const path = loggedPath(request.url);
  log.error({ method: request.method, path, request: request.headers.get("x-request-id"), stack }, message);
}
