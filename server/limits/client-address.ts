import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** The client's IP address: the socket's, or the `trustProxy`-th entry of X-Forwarded-For from the right; a client can forge the rest. */
export function clientAddress(req: IncomingMessage, trustProxy: number): string {
  const peer = req.socket.remoteAddress ?? "";
  const chain = String(req.headers["x-forwarded-for"] ?? "").split(",");
  const forwarded = trustProxy > 0 ? withoutPort(chain.at(-trustProxy)?.trim() ?? "") : "";
  return unmapped(isIP(forwarded) ? forwarded : peer);
}

function withoutPort(address: string) {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

const unmapped = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, "");
