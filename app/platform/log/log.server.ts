import { type DestinationStream, type Level, pino } from "pino";
import { now } from "../clock.server";
import { logText } from "./log-text";
import { usualLogFormat } from "./usual-log-format.server";

type Format = "json" | "text";
let format: Format = usualLogFormat();

/** Through the console, so that errors and warnings reach standard error, and a test sees them. */
const destination: DestinationStream & Record<symbol | string, unknown> = {
  // Has pino tell the level of the line that it writes.
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

// Every request has its line: those of one turn of the event loop go out together. None is lost when the process ends.
function sayLater(shown: string) {
  if (waiting.push(shown) === 1) setImmediate(say);
}

function say() {
  const lines = waiting.join("\n");
  waiting = [];
  if (lines) console.log(lines);
}

process.on("exit", say);

/** The one way to write to the log: `log.warn({ event: "mail given up", kind }, "a sentence, if there is one")`. */
export const log = pino(
  {
    base: null,
    messageKey: "message",
    timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
  },
  destination,
);

/** From the settings; until then everything from `info` on is logged, in the form that suits where it goes. */
export function setUpLog({ logLevel, logFormat }: { logLevel: Level; logFormat?: Format }): void {
  log.level = logLevel;
  format = logFormat ?? format;
}
