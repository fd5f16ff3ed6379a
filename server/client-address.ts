import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The address of whoever sent this request. With `trustProxy` proxies in front it is the trustProxy-th entry of
 * X-Forwarded-For counted from the right: everything left of it was written by the client and can be a lie.
 */
export function clientAddress(req: IncomingMessage, trustProxy: number): string {
  const peer = req.socket.remoteAddress ?? "";
  const chain = String(req.headers["x-forwarded-for"] ?? "").split(",");
  const told = trustProxy > 0 ? withoutPort(chain.at(-trustProxy)?.trim() ?? "") : "";
  return unmapped(isIP(told) ? told : peer);
}

function withoutPort(address: string) {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** An IPv4 client of an IPv6 socket looks like ::ffff:1.2.3.4. */
const unmapped = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, "");
