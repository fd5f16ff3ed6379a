import type { IncomingMessage } from "node:http";

/** Told only by our own edge, or by a trusted proxy to it; never handed on from outside. */
const DROPPED =
  /^(?:host|origin|connection|keep-alive|transfer-encoding|forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-request-id)$/;

/** The request as the product sees it: its address is the public one, `x-client-ip` is true, and `origin` is checked and gone. */
export function toRequest(
  req: IncomingMessage,
  {
    id,
    origin,
    address,
    body,
    signal,
  }: { id: string; origin: string; address: string; body?: Buffer<ArrayBuffer>; signal: AbortSignal },
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined && !DROPPED.test(name)) headers.set(name, String(value));
  }
  headers.set("host", new URL(origin).host);
  headers.set("x-client-ip", address);
  headers.set("x-request-id", id);
  return new Request(`${origin}${req.url}`, { method: req.method, headers, body, signal });
}
