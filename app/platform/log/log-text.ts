/** A log line for people: time, level, event and facts. Nothing in it can start a new line. */
export function logText({ level, time, event, message, stack, ...facts }: Record<string, unknown>): string {
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
