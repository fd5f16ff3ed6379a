import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { acceptedEncoding, type Encoding } from "./send";

/** A built script or stylesheet with the base path before the addresses of other built files. */
export const mountedFile = (text: string, basePath: string): string =>
  text
    .replace(/(["'`(])\/assets\//g, `$1${basePath}/assets/`)
    // How the bundler's loader of chunks addresses one.
    .replace(/return"\/"\+/g, `return"${basePath}/"+`);

type File = { type: string; tag: string; headers: Record<string, string>; body: Buffer } & Partial<
  Record<Encoding, Buffer>
>;
export type StaticFiles = Map<string, File>;

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

type Mount = { fileHeaders?: (path: string) => Record<string, string>; basePath?: string };

/** Reads the built client once, so that a change on disk can't break a running server. */
export function readStaticFiles(
  folder: string,
  { fileHeaders: headersOf = () => ({}), basePath = "" }: Mount = {},
): StaticFiles {
  const files: StaticFiles = new Map();
  const names = namesIn(folder);
  const all = new Set(names);
  const bytes = (name: string) => (all.has(name) ? readFileSync(join(folder, name)) : undefined);
  const isMounted = (name: string) => basePath !== "" && /^assets\/.*\.(?:js|css)$/.test(name);
  for (const name of names) {
    if (/\.(?:br|gz)$/.test(name) && all.has(name.slice(0, -3))) continue;
    const plain = readFileSync(join(folder, name));
    const body = isMounted(name) ? Buffer.from(mountedFile(plain.toString(), basePath)) : plain;
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    files.set(`/${name}`, {
      type,
      tag,
      headers: headersOf(`/${name}`),
      body,
      ...(body === plain ? { br: bytes(`${name}.br`), gzip: bytes(`${name}.gz`) } : compressedAtStart(body)),
    });
  }
  return files;
}

const namesIn = (folder: string, below = ""): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = `${below}${entry.name}`;
    if (entry.isDirectory()) return namesIn(folder, `${name}/`);
    return entry.isFile() ? [name] : [];
  });

const compressedAtStart = (body: Buffer) => ({
  br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: gzipSync(body),
});

export function sendStatic(files: StaticFiles, req: IncomingMessage, res: ServerResponse): boolean {
  if (req.method !== "GET" && req.method !== "HEAD") return false;
  const path = decodeURIComponent(req.url?.split("?")[0] ?? "");
  const file = files.get(path);
  if (!file) return false;

  const accepted = acceptedEncoding(req);
  const encoding = accepted && file[accepted] ? accepted : undefined;
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ""}"`;
  const hashed = path.startsWith("/assets/");
  res.setHeader("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
  res.setHeader("ETag", tag);
  if (file.br || file.gzip) res.setHeader("Vary", "Accept-Encoding");
  for (const [name, value] of Object.entries(file.headers)) res.setHeader(name, value);
  if (req.headers["if-none-match"]?.includes(tag)) {
    res.writeHead(304).end();
    return true;
  }
  const body = (encoding && file[encoding]) ?? file.body;
  if (encoding) res.setHeader("Content-Encoding", encoding);
  res.writeHead(200, { "Content-Type": file.type, "Content-Length": body.length }).end(body);
  return true;
}
