import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { expect, it, test } from "vitest";
import { startEdge } from "../../tests/support/edge";
import { addressBlock, clientAddress, isProxy } from "./addresses";

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

const PROXY_USER = { from: "remote-email", to: "x-proxy-user-0123" };
const listOf = (...ranges: [string, number, "ipv4" | "ipv6"][]) => {
  const list = new BlockList();
  for (const range of ranges) list.addSubnet(...range);
  return list;
};
const here = listOf(["127.0.0.0", 8, "ipv4"]);
const elsewhere = listOf(["10.0.0.0", 8, "ipv4"], ["fd00::", 8, "ipv6"]);

const behind = await startEdge({ settings: { trustProxy: here, proxyUserHeader: PROXY_USER } });
const direct = await startEdge({ settings: { trustProxy: elsewhere, proxyUserHeader: PROXY_USER } });
const counted = await startEdge({ settings: { trustProxy: 1, proxyUserHeader: PROXY_USER } });
const without = await startEdge({ settings: { trustProxy: here } });

/** What the product sees of these header lines. */
async function seenBy({ raw, seen }: typeof behind, ...lines: string[]) {
  const before = seen.length;
  await raw(["GET /x HTTP/1.1", "Host: localhost", "Connection: close", ...lines, "", ""].join("\r\n"));
  const headers = [...(seen[before]?.request.headers ?? [])];
  return headers.filter(([name]) => /remote|proxy-user/.test(name));
}

it("is handed on from a proxy of known address, however it is spelt in letters", async () => {
  for (const line of ["Remote-Email: ann@example.org", "REMOTE-EMAIL:  ann@example.org "])
    expect(await seenBy(behind, line)).toEqual([[PROXY_USER.to, "ann@example.org"]]);
});

it.each([
  ["Remote_Email: ann@example.org"],
  ["Remote-Email:"],
  ["Remote-Email:   "],
  [`X-Vouched-0123: ann@example.org`],
])("%s says nothing, from whomever", async (line) => {
  for (const edge of [behind, direct, counted]) expect(await seenBy(edge, line)).toEqual([]);
});

it("is one that nobody could be when it comes twice", async () => {
  const both = ["Remote-Email: ann@example.org", "remote-email: ben@example.org"];
  expect(await seenBy(behind, ...both)).toEqual([[PROXY_USER.to, "ann@example.org, ben@example.org"]]);
  expect(await seenBy(behind, both[0] ?? "", "Remote_Email: ben@example.org")).toEqual([
    [PROXY_USER.to, "ann@example.org"],
  ]);
});

it("is dropped from everybody else, and where proxies are only counted", async () => {
  for (const edge of [direct, counted])
    for (const line of ["Remote-Email: ann@example.org", "REMOTE_EMAIL: ann@example.org"])
      expect(await seenBy(edge, line)).toEqual([]);
});

it("is a header like any other without the setting", async () => {
  expect(await seenBy(without, "Remote-Email: ann@example.org")).toEqual([
    ["remote-email", "ann@example.org"],
  ]);
});

it("is not believed in a request that was sent behind another one", async () => {
  const before = direct.seen.length;
  const request = (line: string) => `GET /x HTTP/1.1\r\nHost: localhost\r\n${line}\r\n\r\n`;
  await direct.raw(request("X-A: 1") + request("Remote-Email: ann@example.org"));
  for (const { request } of direct.seen.slice(before))
    expect([...request.headers.keys()].filter((name) => /remote|proxy-user/.test(name))).toEqual([]);
});

it.each([
  ["::ffff:10.1.2.3", true],
  ["10.1.2.3", true],
  ["fd00::9", true],
  ["fe80::1%eth0", false],
  ["::ffff:11.1.2.3", false],
  [undefined, false],
])("a proxy at %s: %s", (address, trusted) => expect(isProxy(address, elsewhere)).toBe(trusted));

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["0:0:0:0:0:ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["", ""],
  ["nonsense", "nonsense"],
])("%j counts as %j", (address, block) => expect(addressBlock(address)).toBe(block));

it("separates neighbouring networks", () => {
  expect(addressBlock("2001:db8:1:2::1")).not.toBe(addressBlock("2001:db8:1:3::1"));
});
