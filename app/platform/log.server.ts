import { type DestinationStream, type Level, pino } from "pino";
import { now } from "./clock.server";
import { logText } from "./log-text";

type Format = "json" | "text";
let format: Format = process.stdout.isTTY ? "text" : "json";

/** Through the console, so that errors and warnings reach standard error, and a test sees them. */
const destination: DestinationStream & Record<symbol | string, unknown> = {
  // Has pino tell the level of the line that it writes.
  [Symbol.for("pino.metadata")]: true,
  write(line: string) {
    const shown = format === "text" ? logText(JSON.parse(line)) : line.trimEnd();
    const { error = 0, warn = 0 } = pino.levels.values;
    const level = Number(this.lastLevel);
    if (level >= error) console.error(shown);
    else if (level >= warn) console.warn(shown);
    else console.log(shown);
  },
};

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
