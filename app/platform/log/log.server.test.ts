import { afterEach, expect, it, vi } from "vitest";
import { catchPrinted, log, loggedPath, setUpLog } from "./log.server";

const written = ["log", "warn", "error"] as const;
const out = Object.fromEntries(
  written.map((name) => [name, vi.spyOn(console, name).mockImplementation(() => {})]),
);
afterEach(() => {
  for (const name of written) out[name]?.mockClear();
  setUpLog({ logLevel: "info", logFormat: "json" });
});

const HOSTILE = 'a\r\n{"level":"info"}\u2028\u001b[31m\u202e';

it("is JSON on one line, whatever is in it", async () => {
  log.info({ event: HOSTILE }, HOSTILE);
  await new Promise(setImmediate);
  const [line] = out.log?.mock.calls.flat() ?? [];
  expect(line).not.toMatch(/[\r\n]/);
  expect(JSON.parse(line)).toMatchObject({ level: "info", event: HOSTILE, message: HOSTILE });
});

it("is a line to read in a terminal, where nothing begins a new one but a stack, further in", () => {
  setUpLog({ logLevel: "info", logFormat: "text" });
  log.warn({ event: HOSTILE, tries: 2 }, "sent later");
  const [line] = out.warn?.mock.calls.flat() ?? [];
  expect(line).toMatch(/^\d{4}-\S+Z WARN {2}a\\u000d\\u000a.+ sent later tries=2$/);
  expect(line).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
  log.error({ stack: `Error: a\nforged\n    at here` }, "a\nforged");
  const [error] = out.error?.mock.calls.flat() ?? [];
  expect(error.split("\n").slice(1)).toEqual(["    forged", "    at here"]);
});

it("is written once a turn, and before a warning of the same", async () => {
  for (const event of ["one", "two"]) log.info({ event });
  expect(out.log).not.toHaveBeenCalled();
  await new Promise(setImmediate);
  const lines = out.log?.mock.calls.flat().join("\n").split("\n") ?? [];
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(["one", "two"]);
  log.info({ event: "three" });
  log.warn("four");
  expect(out.log).toHaveBeenCalledTimes(2);
  await new Promise(setImmediate);
  expect(out.log).toHaveBeenCalledTimes(2);
});

it("writes from the set level up, warnings and errors separately", async () => {
  setUpLog({ logLevel: "warn", logFormat: "json" });
  log.debug("d");
  log.info("i");
  log.warn("w");
  log.error("e");
  await new Promise(setImmediate);
  expect(written.map((name) => out[name]?.mock.calls.length)).toEqual([0, 1, 1]);
});

it.each([
  ["/", "/"],
  ["/reset-password?token=secret", "/reset-password"],
  ["/share/0123456789abcdef0123456789abcdef/carrot", "/share/*/carrot"],
  // One food in forty has no digit in its id.
  ["/food/zAbBWFxyvuQUQyNFHKeOTa/delete", "/food/*/delete"],
  ["/avatars/avatar_0123456789abcdef_17.jpg", "/avatars/*.jpg"],
  ["/my-collections/detail/salmon_nigiri_boy", "/my-collections/detail/salmon_nigiri_boy"],
  ["http://food.example.org/account?a=b#c", "/account"],
])("logs %s as %s", (address, path) => {
  expect(loggedPath(address)).toBe(path);
});

it("makes lines of what libraries print, and of Node's warnings", async () => {
  const lines: string[] = [];
  const [warn, error] = [console.warn, console.error];
  const warnings = process.listeners("warning");
  console.warn = console.error = (line: string) => void lines.push(line);
  try {
    catchPrinted();
    console.warn("a URL", "\ncould not be read");
    console.error(new Error("broken"));
    log.warn({ event: "our own" });
    process.emitWarning("old ways", "DeprecationWarning");
    await vi.waitFor(() => expect(lines).toHaveLength(4));
  } finally {
    Object.assign(console, { warn, error });
    process.removeAllListeners("warning");
    for (const listener of warnings) process.on("warning", listener);
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "warn", event: "printed", message: "a URL \ncould not be read" },
    { level: "error", event: "printed", message: "Error: broken" },
    { level: "warn", event: "our own" },
    { level: "warn", event: "Node's warning", name: "DeprecationWarning", message: "old ways" },
  ]);
});
