import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FDC_FILES } from "../../../../tests/support/fixtures/food-dumps";
import { testStore } from "../../../../tests/support/store";
import { zipArchive } from "../../../../tests/support/uploads";
import { archiveNamed, download, PUBLIC_ARCHIVES } from "./download.server";
import { importFoods } from "./import-foods.server";

const inFolder = Object.entries(FDC_FILES).map(([name, text]) => [`FoodData_Central_survey/${name}`, text]);
const ARCHIVE = zipArchive({ ...Object.fromEntries(inFolder), "FoodData_Central_survey/": "" });
const SHA256 = createHash("sha256").update(ARCHIVE).digest("hex");

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let folder: string;
let answers: Answer[];
let cut: () => void;
let ranges: (string | undefined)[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "download-"));
  ranges = [];
  cut = () => {};
  server = createServer((request, response) => {
    ranges.push(request.headers.range);
    (answers.shift() ?? whole)(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const address = (of = server) => `http://127.0.0.1:${(of.address() as AddressInfo).port}/foods.zip`;
const pinned = () => ({ address: address(), bytes: ARCHIVE.length, sha256: SHA256 });

const whole: Answer = ({ headers: { range } }, response) => {
  const from = Number(/bytes=(\d+)-/.exec(range ?? "")?.[1] ?? 0);
  cut = () => {};
  const head = { etag: '"1"', "content-length": ARCHIVE.length - from };
  response.writeHead(from > 0 ? 206 : 200, head).end(ARCHIVE.subarray(from));
};
const cutAfter =
  (bytes: number): Answer =>
  ({ headers: { range } }, response) => {
    const from = Number(/bytes=(\d+)-/.exec(range ?? "")?.[1] ?? 0);
    response.writeHead(from > 0 ? 206 : 200, { etag: '"1"', "content-length": ARCHIVE.length - from });
    if (bytes === 0) return response.destroy();
    cut = () => response.destroy();
    response.write(ARCHIVE.subarray(from, from + bytes));
  };
const options = () => ({ folder, onProgress: () => cut() });
const status =
  (code: number, headers = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end("no");

describe("a public archive", () => {
  it("is downloaded as a whole, with its progress, and read by the import", async () => {
    answers = [];
    const seen: [number, number?][] = [];
    const file = await download(pinned(), { folder, onProgress: (...progress) => seen.push(progress) });
    expect(readFileSync(file).equals(ARCHIVE)).toBe(true);
    expect(seen.at(-1)).toEqual([ARCHIVE.length, ARCHIVE.length]);
    expect(readdirSync(folder)).toEqual(["foods.zip"]);
    const imported = await importFoods(await testStore(), file, { now: 1, scratch: folder });
    expect(imported.map(({ source, stored }) => [source, stored])).toEqual([
      ["fndds", 3],
      ["sr-legacy", 1],
      ["foundation", 1],
    ]);
    expect(readdirSync(folder)).toEqual(["foods.zip"]);
  });

  it("goes on where the connection was cut, and once more", async () => {
    answers = [cutAfter(700), cutAfter(300)];
    const file = await download(pinned(), options());
    expect(readFileSync(file).equals(ARCHIVE)).toBe(true);
    expect(ranges).toEqual([undefined, "bytes=700-", "bytes=1000-"]);
  });

  it("goes on in the next run", async () => {
    answers = [cutAfter(500), ...Array.from({ length: 5 }, () => cutAfter(0))];
    await expect(download(pinned(), options())).rejects.toThrow(/Run it again to go on/);
    await download(pinned(), { folder });
    expect(ranges.at(-1)).toBe("bytes=500-");
  });

  it("starts over when it has changed meanwhile", async () => {
    const old: Answer = (_, response) => {
      response.writeHead(200, { etag: '"0"', "content-length": ARCHIVE.length });
      cut = () => response.destroy();
      response.write("x".repeat(500));
    };
    let asks: unknown;
    const changed: Answer = ({ headers }, response) => {
      asks = headers["if-range"];
      cut = () => {};
      response.writeHead(200, { "content-length": ARCHIVE.length }).end(ARCHIVE);
    };
    answers = [old, changed];
    const file = await download({ address: address() }, options());
    expect(readFileSync(file).equals(ARCHIVE)).toBe(true);
    expect(asks).toBe('"0"');
  });

  it("follows a redirect", async () => {
    answers = [status(302, { location: "/elsewhere/foods-2.zip" })];
    expect(await download(pinned(), { folder })).toBe(join(folder, "foods.zip"));
  });

  it.each([
    ["another checksum", { sha256: "0".repeat(64) }, /has another checksum.*Nothing was imported/],
    ["another size", { bytes: 17 }, /has \d+ bytes/],
  ])("is refused with %s, and nothing of it stays", async (_, pin, message) => {
    answers = [];
    await expect(download({ ...pinned(), ...pin }, { folder })).rejects.toThrow(message);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([404, 500])("is refused with status %d", async (code) => {
    answers = [status(code)];
    await expect(download(pinned(), { folder })).rejects.toThrow(`answers with status ${code}`);
    expect(existsSync(join(folder, "foods.zip"))).toBe(false);
  });

  it("comes through the proxy that the environment names", async () => {
    const tunnels: string[] = [];
    const proxy = createServer().listen(0, "127.0.0.1");
    proxy.on("connect", (request, socket) => {
      tunnels.push(request.url ?? "");
      const { port } = server.address() as AddressInfo;
      const onward = connect(port, "127.0.0.1", () => {
        socket.write("HTTP/1.1 200 OK\r\n\r\n");
        onward.pipe(socket).pipe(onward);
      });
      for (const end of [onward, socket]) end.on("error", () => {});
    });
    await once(proxy, "listening");
    vi.stubEnv("http_proxy", address(proxy).replace("/foods.zip", ""));
    vi.stubEnv("no_proxy", "");
    answers = [];
    await download({ ...pinned(), address: "http://foods.example/foods.zip" }, { folder });
    expect(tunnels).toEqual(["foods.example:80"]);
    proxy.closeAllConnections();
    proxy.close();
  });

  it("that ends too early is no archive", async () => {
    const file = join(folder, "half.zip");
    writeFileSync(file, ARCHIVE.subarray(0, 900));
    await expect(importFoods(await testStore(), file, { now: 1 })).rejects.toThrow("no intact zip archive");
  });
});

it("has a name, an official address and, unless it changes every night, a pin", () => {
  expect(archiveNamed("fndds")?.sha256).toHaveLength(64);
  expect(archiveNamed("toString")).toBeUndefined();
  for (const { address } of Object.values(PUBLIC_ARCHIVES))
    expect(address).toMatch(/^https:\/\/(fdc\.nal\.usda\.gov|static\.openfoodfacts\.org)\//);
});
