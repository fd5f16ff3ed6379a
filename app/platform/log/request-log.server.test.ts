import { afterEach, expect, it, vi } from "vitest";
import { setUpLog } from "./log.server";
import { requestLog } from "./request-log.server";

const [log, warn] = (["log", "warn"] as const).map((name) =>
  vi.spyOn(console, name).mockImplementation(() => {}),
);
setUpLog({ logLevel: "info", logFormat: "json" });
vi.useFakeTimers({ toFake: ["setTimeout"] });
afterEach(() => {
  log?.mockClear();
  warn?.mockClear();
});

const request = { id: "0123456789ab", method: "GET", path: "/", ms: 500, gone: false, file: false };
const { served } = requestLog({ metricsToken: undefined });
const turnAway = (times: number) => {
  for (let i = 0; i < times; i++)
    served({ ...request, status: 503 }, { event: "overloaded" }, () => "routes/home");
};

it("logs the number of rejected requests once a second while there are any", () => {
  for (const times of [300, 2]) {
    turnAway(times);
    expect(warn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    const [[line] = []] = warn?.mock.calls ?? [];
    expect(JSON.parse(line)).toMatchObject({ level: "warn", event: "overloaded", turnedAway: times });
    warn?.mockClear();
  }
  vi.advanceTimersByTime(5000);
  expect(warn).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

it("writes down neither ids nor the secrets of links", async () => {
  served(
    { ...request, path: "/share/0123456789abcdef0123456789abcdef", status: 200 },
    {},
    () => "routes/share",
  );
  await new Promise(setImmediate);
  expect(JSON.parse(log?.mock.calls[0]?.[0] ?? "{}")).toMatchObject({ path: "/share/*" });
});

it("has a line for any other request", async () => {
  served({ ...request, status: 503 }, {}, () => "routes/home");
  await new Promise(setImmediate);
  expect(log).toHaveBeenCalledOnce();
});
