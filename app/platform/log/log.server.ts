import { type DestinationStream, type Level, pino } from "pino";
import { now } from "../clock.server";
import { logText } from "./log-text";
import { usualLogFormat } from "./usual-log-format.server";

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
    if (level < error) console.warn(shown);
    else console.error(shown);
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
