import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { fileHeaders } from "../../app/entry/security-headers";
import { startEdge } from "../../tests/support/edge";
import { precompress } from "../scripts/precompress.mjs";
import { readStaticFiles } from "./static-files";

const folder = mkdtempSync(join(tmpdir(), "pixelplate-client-"));
afterAll(() => rmSync(folder, { recursive: true }));
const script = "export const plate = 1;\n".repeat(500);
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets", "main-abc123.js"), script);
writeFileSync(join(folder, "a b.png"), "not really a picture");
await precompress(folder);
const edge = await startEdge({
  files: readStaticFiles(folder, { fileHeaders }),
  handle: async () => new Response("remix", { status: 404 }),
});
rmSync(join(folder, "assets"), { recursive: true });

test("serves a hashed file compressed and immutable, even while a new build replaces it", async () => {
  const answer = await edge.send({
    path: "/assets/main-abc123.js?x",
    headers: { "Accept-Encoding": "gzip, br" },
  });
  expect(brotliDecompressSync(answer.body).toString()).toBe(script);
  expect(answer.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("script-src 'self' 'wasm-unsafe-eval'"),
  });
});

test("serves the plain file under another ETag to clients without compression", async () => {
  const plain = await edge.send({ path: "/assets/main-abc123.js" });
  const gzip = await edge.send({ path: "/assets/main-abc123.js", headers: { "Accept-Encoding": "gzip" } });
  expect(plain.text).toBe(script);
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gzip.headers.etag).not.toBe(plain.headers.etag);
});

test("answers 304 for a known ETag", async () => {
  const { headers } = await edge.send({ path: "/a%20b.png" });
  expect(headers).toMatchObject({ "cache-control": "public, max-age=3600", "content-type": "image/png" });
  const again = await edge.send({ path: "/a%20b.png", headers: { "If-None-Match": headers.etag ?? "" } });
  expect(again).toMatchObject({ status: 304, text: "" });
});

test("HEAD returns a file's headers only", async () => {
  const answer = await edge.send({ method: "HEAD", path: "/a%20b.png" });
  expect(answer).toMatchObject({ status: 200, text: "", headers: { "content-length": "20" } });
});

test.each([
  "/",
  "/assets",
  "/assets/",
  "/assets/main-abc123.js.br",
  "/../package.json",
  "/%2e%2e/package.json",
  "/__proto__",
])("%s is no file", async (path) => {
  expect((await edge.send({ path })).text).toBe("remix");
});

test("serves files only to GET and HEAD", async () => {
  expect((await edge.send({ method: "POST", path: "/a%20b.png" })).text).toBe("remix");
});
