import { type BlockList, isIPv4, isIPv6 } from "node:net";

/** How many proxies stand in front, or their addresses. */
export type TrustProxy = number | BlockList;

/** Whether the headers that this peer forwards are believed. */
export function isProxy(peer: string | undefined, trustProxy: TrustProxy): boolean {
  if (typeof trustProxy === "number") return trustProxy > 0;
  const address = peer?.split("%")[0] ?? "";
  if (isIPv4(address)) return trustProxy.check(address, "ipv4");
  return isIPv6(address) && trustProxy.check(address, "ipv6");
}
