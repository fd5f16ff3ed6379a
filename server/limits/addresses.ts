import type { IncomingMessage } from "node:http";
import { type BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

/** How many proxies stand in front, or their addresses. */
export type TrustProxy = number | BlockList;

/** Whether the headers that this peer forwards are believed. */
export function isProxy(peer: string | undefined, trustProxy: TrustProxy): boolean {
  if (typeof trustProxy === "number") return trustProxy > 0;
  const address = peer?.split("%")[0] ?? "";
  if (isIPv4(address)) return trustProxy.check(address, "ipv4");
  return isIPv6(address) && trustProxy.check(address, "ipv6");
}

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

export function isOwnAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  if (ip.range() === "loopback") return true;
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return own.some((one) => one.address === ip.toString());
}

/** A header that only a proxy of known address sets, in lower case, and the name by which it is handed on. */
export type ProxyUserHeader = { from: string; to: string };

/** Names that some program behind this one could take for it: `Remote_Email` for `remote-email`. */
export const isSpeltLike = (name: string, { from }: ProxyUserHeader): boolean =>
  name.toLowerCase().replaceAll("_", "-") === from;

/** What the proxy says. Said twice, both are handed on, so that neither passes for one. */
export function proxyUserOf(
  { rawHeaders, socket }: IncomingMessage,
  proxyUser: ProxyUserHeader | undefined,
  trustProxy: TrustProxy,
): string | undefined {
  if (!proxyUser || typeof trustProxy === "number" || !isProxy(socket.remoteAddress, trustProxy))
    return undefined;
  const said = rawHeaders.filter(
    (_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === proxyUser.from,
  );
  return said.join(", ").trim() || undefined;
}

/** What limits count an IP address as: a household has a whole /64 of IPv6; an IPv4 address counts as itself. */
export function addressBlock(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  return `${ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export const isHost = (text: string) => HOST.test(text) && URL.canParse(`http://${text}`);
