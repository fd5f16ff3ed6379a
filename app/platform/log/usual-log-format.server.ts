export const usualLogFormat = (): "text" | "json" => (process.stdout.isTTY ? "text" : "json");
