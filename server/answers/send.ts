import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { pipeline, type Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Names of headers are in lower case. */
type Head = {
  status: number;
  headers: Record<string, string | string[]>;
};

export type BufferedResponse = Head & { body: string | Buffer };

export type StreamedResponse = Head & { body: Readable };

export const isStreamed = (response: BufferedResponse | StreamedResponse): response is StreamedResponse =>
  typeof response.body === "object" && "pipe" in response.body;

const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const COMPRESS_MIN_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:.+\+)?(?:json|javascript|xml|wasm))/i;

const isCompressibleType = (type: string) => COMPRESSIBLE.test(type);

export function acceptedEncoding(req: IncomingMessage): Encoding | undefined {
  const accepted = String(req.headers["accept-encoding"] ?? "")
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return deflate(body, { level: 5 });
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

const LINGER_MS = 2000;
const NO_BODY = [204, 205, 304];

export async function buffered(response: Response): Promise<BufferedResponse> {
  const { status, headers } = response;
  const cookies = headers.getSetCookie();
  return {
    status,
    headers: { ...Object.fromEntries(headers), ...(cookies.length > 0 && { "set-cookie": cookies }) },
    body: Buffer.from(await response.arrayBuffer()),
  };
}

export async function encoded(
  req: IncomingMessage,
  { status, headers, body }: BufferedResponse,
): Promise<BufferedResponse> {
  const bytes = Buffer.byteLength(body);
  const all: BufferedResponse["headers"] = { "cache-control": "private, no-store", ...headers };
  if (status === 503) all["retry-after"] ??= "1";
  const sent = isCompressible(bytes, all) ? await compressed(req, all, body) : body;
  if (!NO_BODY.includes(status) && req.method !== "HEAD")
    all["content-length"] = String(sent === body ? bytes : sent.length);
  return { status, headers: all, body: sent };
}

/** 304 for a browser that holds the same already, by its ETag. */
export function unlessHeld(
  { method, headers }: IncomingMessage,
  response: BufferedResponse,
): BufferedResponse {
  const { etag } = response.headers;
  const isHeld =
    response.status === 200 && etag && headers["if-none-match"]?.split(/,\s*/).includes(String(etag));
  if (!isHeld || (method !== "GET" && method !== "HEAD")) return response;
  const { "content-length": _, "content-encoding": __, ...rest } = response.headers;
  return { status: 304, headers: rest, body: "" };
}

export function sendBuffered(res: ServerResponse, { status, headers, body }: BufferedResponse) {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.writeHead(status).end(body);
}

/** A body that fails, or is no longer read, ends the connection: what was sent of it must not look whole. */
export function sendStreamed(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: StreamedResponse,
) {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.writeHead(status);
  if (req.method !== "HEAD") return void pipeline(body, res, () => {});
  body.destroy();
  res.end();
}

const isCompressible = (bytes: number, headers: BufferedResponse["headers"]) =>
  bytes >= COMPRESS_MIN_BYTES &&
  isCompressibleType(String(headers["content-type"])) &&
  !("content-encoding" in headers) &&
  !/no-transform/.test(String(headers["cache-control"]));

async function compressed(
  req: IncomingMessage,
  headers: BufferedResponse["headers"],
  body: BufferedResponse["body"],
) {
  headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : "Accept-Encoding";
  const encoding = acceptedEncoding(req);
  if (!encoding) return body;
  headers["content-encoding"] = encoding;
  if (headers.etag) headers.etag = `W/${String(headers.etag).replace(/^W\//, "")}`;
  return typeof body === "string" ? compress(Buffer.from(body), encoding) : compressedOnce(body, encoding);
}

const forms = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

/** A body that is held and sent again is compressed once. */
function compressedOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const before = forms.get(body)?.[encoding];
  if (before) return before;
  const form = compress(body, encoding);
  forms.set(body, { ...forms.get(body), [encoding]: form });
  return form;
}

export type RefusalBody = (path: string, status: number, message: string) => { type: string; body: string };

const plainText: RefusalBody = (_path, _status, message) => ({
  type: "text/plain; charset=utf-8",
  body: `${message}\n`,
});

export function sendRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  { status, message, headers }: HttpError,
  refusalBody: RefusalBody = plainText,
) {
  if (res.headersSent) return res.destroy();
  const { type, body } = refusalBody(req.url ?? "", status, message);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.setHeader("Content-Type", type);
  res.setHeader("Cache-Control", "private, no-store");
  res.setHeader("Content-Length", Buffer.byteLength(body));
  if (req.complete || !hasBody(req)) return res.writeHead(status).end(body);

  // Closed at once, the connection would be reset before the client reads this.
  res.setHeader("Connection", "close");
  res.writeHead(status);
  res.write(body);
  const end = () => {
    clearTimeout(late);
    res.end();
  };
  const late = setTimeout(end, LINGER_MS);
  req.resume().once("end", end).once("close", end).once("error", end);
}

const hasBody = (req: IncomingMessage) =>
  "transfer-encoding" in req.headers || Number(req.headers["content-length"] ?? 0) > 0;

export const UNREAD_MAX_MS = 120_000;

/** Whether the system has the whole response: Node calls one finished whose last bytes went down with the connection. */
export const isDelivered = (res: ServerResponse, socket: Socket): boolean =>
  res.writableFinished && (!socket.destroyed || socket.writableFinished);

export function cutIfUnread(res: ServerResponse) {
  if (res.closed) return;
  const late = setTimeout(() => res.destroy(), UNREAD_MAX_MS).unref();
  res.on("drain", () => late.refresh());
  res.once("close", () => clearTimeout(late));
}
