import { BlockList, isIP } from "node:net";

/** What TRUST_PROXY names: a count up to 10, or addresses and ranges; undefined when it is neither. */
export function trustedProxies(text: string): number | BlockList | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= 10 ? Number(text) : undefined;
  const list = new BlockList();
  for (const range of text.split(",")) {
    const [, address = "", prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(range.trim()) ?? [];
    const bits = isIP(address) === 6 ? 128 : 32;
    const length = Number(prefix ?? bits);
    // A range of all addresses would believe what any client forges.
    if (!isIP(address) || length < 1 || length > bits) return undefined;
    list.addSubnet(address, length, bits === 128 ? "ipv6" : "ipv4");
  }
  return list;
}
