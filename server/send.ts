import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, COMPRESS_MIN_BYTES, compress, isCompressible } from "./encoding";
import { KEEP_HEADER } from "./keep-header";
import type { Refusal } from "./refusal";

/** How long a client may go on sending a body that was refused, so that it can read the answer first. */
const LINGER_MS = 2000;
const NO_BODY = [204, 205, 304];

/** An answer with all its headers, in one piece. */
export type Ready = {
  status: number;
  statusText: string;
  headers: Record<string, string | string[]>;
  body: Buffer;
};

/** Makes of the product's answer one piece: it gets a length and, when it is worth it, compression. */
export async function makeReady(req: IncomingMessage, response: Response): Promise<Ready> {
  const raw = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete(KEEP_HEADER);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  if (response.status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "1");
  const body = await encoded(req, headers, raw);
  const cookies = headers.getSetCookie();
  if (!NO_BODY.includes(response.status) && req.method !== "HEAD")
    headers.set("Content-Length", String(body.length));
  return {
    status: response.status,
    statusText: response.statusText,
    headers: { ...Object.fromEntries(headers), ...(cookies.length > 0 && { "set-cookie": cookies }) },
    body,
  };
}

export function sendReady(res: ServerResponse, { status, statusText, headers, body }: Ready) {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.writeHead(status, statusText || undefined);
  res.end(body);
}

async function encoded(req: IncomingMessage, headers: Headers, body: Buffer) {
  const mayCompress =
    body.length >= COMPRESS_MIN_BYTES &&
    isCompressible(headers.get("Content-Type") ?? "") &&
    !headers.has("Content-Encoding") &&
    !/no-transform/.test(headers.get("Cache-Control") ?? "");
  if (!mayCompress) return body;
  headers.append("Vary", "Accept-Encoding");
  const encoding = acceptedEncoding(req.headers["accept-encoding"]);
  if (!encoding) return body;
  headers.set("Content-Encoding", encoding);
  const tag = headers.get("ETag");
  if (tag && !tag.startsWith("W/")) headers.set("ETag", `W/${tag}`);
  return compress(body, encoding);
}

/** A short answer of the edge itself, in the shape that the caller of this path expects. */
export function sendRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  { status, message, headers }: Refusal,
) {
  if (res.headersSent) return res.destroy();
  const isCall = req.url?.startsWith("/api/");
  const body = isCall ? JSON.stringify({ success: false, data: null, error: message }) : `${message}\n`;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.setHeader("Content-Type", isCall ? "application/json" : "text/plain; charset=utf-8");
  res.setHeader("Cache-Control", "private, no-store");
  res.setHeader("Content-Length", Buffer.byteLength(body));
  if (req.complete || !hasBody(req)) return res.writeHead(status).end(body);

  // Closing at once would reset the connection, and the client would never read why.
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
