import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** The client's IP address: the socket's, or the `trustProxy`-th entry of X-Forwarded-For from the right; a client can forge the rest. */
export function clientAddress(req: IncomingMessage, trustProxy: number): string {
  const forwarded =
    String(req.headers["x-forwarded-for"] ?? "")
      .split(",")
      .at(-trustProxy)
      ?.trim() ?? "";
  const address = trustProxy > 0 ? withoutPort(forwarded) : "";
  return isIP(address) ? address : (req.socket.remoteAddress ?? "");
}

const withoutPort = (address: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
