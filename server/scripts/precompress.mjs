import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const TYPES = [
  ".css",
  ".html",
  ".ico",
  ".js",
  ".json",
  ".mjs",
  ".svg",
  ".txt",
  ".wasm",
  ".webmanifest",
  ".xml",
];
const MIN_BYTES = 1024;

/** @param {string} folder */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    TYPES.includes(extname(name)),
  );
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const body = readFileSync(path);
      if (body.length < MIN_BYTES) return;
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(body));
      writeFileSync(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await precompress(process.argv[2] ?? "build/client");
}
