import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { isProxy, type TrustProxy } from "./is-proxy";

/**
 * The client's IP address: the socket's, or from X-Forwarded-For the entry that the outermost trusted proxy wrote; a
 * client can forge those left of it.
 */
export function clientAddress(req: IncomingMessage, trustProxy: TrustProxy): string {
  const peer = req.socket.remoteAddress ?? "";
  if (!isProxy(peer, trustProxy)) return peer;
  const entries = String(req.headers["x-forwarded-for"] ?? "").split(",");
  if (typeof trustProxy === "number") return addressIn(entries.at(-trustProxy)) ?? peer;
  let client = peer;
  for (const entry of entries.reverse()) {
    const address = addressIn(entry);
    if (!address) return client;
    client = address;
    if (!isProxy(address, trustProxy)) return client;
  }
  return client;
}

function addressIn(entry = "") {
  const text = entry.trim();
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(address) ? address : undefined;
}
