/** How log lines look where `LOG_FORMAT` is not set. */
export const usualLogFormat = (): "text" | "json" => (process.stdout.isTTY ? "text" : "json");
