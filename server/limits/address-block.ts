import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

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
