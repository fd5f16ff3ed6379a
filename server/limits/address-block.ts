import { isIPv6 } from "node:net";

/** What limits count an IP address as: a household has a whole /64 of IPv6; an IPv4 address counts as itself. */
export function addressBlock(address: string): string {
  const [plain = ""] = address.toLowerCase().split("%");
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1));
  if (groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff") return dotted(groups);
  return `${groups.slice(0, 4).join(":")}::/64`;
}

function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  if (tail === undefined) return left;
  const right = tail.split(":").filter(Boolean);
  return [...left, ...Array(8 - left.length - right.length).fill("0"), ...right];
}

const dotted = (groups: string[]) =>
  groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join(".");
