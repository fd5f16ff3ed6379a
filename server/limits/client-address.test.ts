import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { startEdge } from "../../tests/support/edge";
import { clientAddress } from "./client-address";

const from = (peer: string, forwarded?: string) =>
  ({
    socket: { remoteAddress: peer },
    headers: { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

test.each([
  ["no proxy: the socket", 0, "10.0.0.9", "1.1.1.1", "10.0.0.9"],
  ["an IPv6 client", 0, "2001:db8::1", undefined, "2001:db8::1"],
  ["one proxy: its word is the last", 1, "10.0.0.1", "6.6.6.6, 1.1.1.1", "1.1.1.1"],
  ["two proxies", 2, "10.0.0.1", "6.6.6.6, 1.1.1.1, 10.0.0.2", "1.1.1.1"],
  ["fewer entries than proxies", 2, "10.0.0.1", "1.1.1.1", "10.0.0.1"],
  ["no header", 1, "10.0.0.1", undefined, "10.0.0.1"],
  ["not an address", 1, "10.0.0.1", "unknown", "10.0.0.1"],
  ["with a port", 1, "10.0.0.1", "1.1.1.1:5000", "1.1.1.1"],
  ["IPv6 with a port", 1, "10.0.0.1", "[2001:db8::1]:5000", "2001:db8::1"],
])("%s", (_, trustProxy, peer, forwarded, expected) => {
  expect(clientAddress(from(peer, forwarded), trustProxy)).toBe(expected);
});

const ranges = new BlockList();
ranges.addSubnet("10.0.0.0", 8, "ipv4");
ranges.addSubnet("fd00::", 8, "ipv6");

test.each([
  ["a stranger who forwards", "203.0.113.5", "1.1.1.1", "203.0.113.5"],
  ["a stranger by IPv6", "2001:db8::1", "1.1.1.1", "2001:db8::1"],
  ["one proxy", "10.0.0.1", "6.6.6.6, 1.1.1.1", "1.1.1.1"],
  ["a proxy on a socket for both kinds of addresses", "::ffff:10.0.0.1", "1.1.1.1", "1.1.1.1"],
  ["proxies in a row", "10.0.0.1", "6.6.6.6, 1.1.1.1, fd00::2, 10.0.0.2:80", "1.1.1.1"],
  ["a client with a proxy's address", "10.0.0.1", "10.9.9.9", "10.9.9.9"],
  ["not an address", "10.0.0.1", "6.6.6.6, unknown, 10.0.0.2", "10.0.0.2"],
  ["no header", "10.0.0.1", undefined, "10.0.0.1"],
  ["a link-local peer", "fe80::1%eth0", "1.1.1.1", "fe80::1%eth0"],
  ["a peer without an address", "", "1.1.1.1", ""],
])("proxies by address: %s", (_, peer, forwarded, expected) => {
  expect(clientAddress(from(peer, forwarded), ranges)).toBe(expected);
});

test("only the named proxies forward the address, scheme, host and request id", async () => {
  const forwarded = {
    "X-Forwarded-For": "198.51.100.7",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "food.example.org",
    "X-Request-Id": "named-by-proxy",
  };
  const seenBy = async (address: string): Promise<string[]> => {
    const trustProxy = new BlockList();
    trustProxy.addAddress(address);
    const edge = await startEdge({ settings: { trustProxy } });
    const { headers } = await edge.send({ headers: forwarded });
    const request = edge.seen[0]?.request ?? new Request("http://x");
    const { origin } = new URL(request.url);
    return [request.headers.get("x-client-block"), origin, headers["x-request-id"]].map(String);
  };
  expect(await seenBy("127.0.0.1")).toEqual(["198.51.100.7", "https://food.example.org", "named-by-proxy"]);
  const [block, origin, id] = await seenBy("10.0.0.1");
  expect([block, new URL(String(origin)).protocol]).toEqual(["127.0.0.1", "http:"]);
  expect(origin).not.toContain("food.example.org");
  expect(id).not.toBe("named-by-proxy");
});

test("sets x-client-block, and drops a client's own", async () => {
  const edge = await startEdge();
  await edge.send({
    headers: {
      "X-Client-IP": "6.6.6.6",
      "X-Client-Block": "6.6.6.6",
      "X-Forwarded-For": "6.6.6.6",
      "X-Real-IP": "6.6.6.6",
    },
  });
  const { headers } = edge.seen[0]?.request ?? new Request("http://x");
  expect(headers.get("x-client-block")).toBe("127.0.0.1");
  expect([...headers.values()]).not.toContain("6.6.6.6");
});
