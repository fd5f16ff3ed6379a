import { isIPv6 } from "node:net";

/**
 * Whom limits count an address as. One household or server has a whole /64 of IPv6 addresses to choose from, so all of
 * them count as one; an IPv4 address that was written as an IPv6 one counts as itself.
 */
export function addressBlock(address: string): string {
  const [plain = ""] = address.toLowerCase().split("%");
  if (!isIPv6(plain)) return plain;
  // The URL parser writes all spellings of an address alike.
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
