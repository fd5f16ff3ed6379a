import { BlockList } from "node:net";
import { expect, it } from "vitest";
import { startEdge } from "../../tests/support/edge";
import { isProxy } from "./is-proxy";

const VOUCHED = { from: "remote-email", to: "x-vouched-0123" };
const listOf = (...ranges: [string, number, "ipv4" | "ipv6"][]) => {
  const list = new BlockList();
  for (const range of ranges) list.addSubnet(...range);
  return list;
};
const here = listOf(["127.0.0.0", 8, "ipv4"]);
const elsewhere = listOf(["10.0.0.0", 8, "ipv4"], ["fd00::", 8, "ipv6"]);

const behind = await startEdge({ settings: { trustProxy: here, vouchedHeader: VOUCHED } });
const direct = await startEdge({ settings: { trustProxy: elsewhere, vouchedHeader: VOUCHED } });
const counted = await startEdge({ settings: { trustProxy: 1, vouchedHeader: VOUCHED } });
const without = await startEdge({ settings: { trustProxy: here } });

/** What the product sees of these header lines. */
async function seenBy({ raw, seen }: typeof behind, ...lines: string[]) {
  const before = seen.length;
  await raw(["GET /x HTTP/1.1", "Host: localhost", "Connection: close", ...lines, "", ""].join("\r\n"));
  const headers = [...(seen[before]?.request.headers ?? [])];
  return headers.filter(([name]) => /remote|vouched/.test(name));
}

it("is handed on from a proxy of known address, however it is spelt in letters", async () => {
  for (const line of ["Remote-Email: ann@example.org", "REMOTE-EMAIL:  ann@example.org "])
    expect(await seenBy(behind, line)).toEqual([[VOUCHED.to, "ann@example.org"]]);
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
  expect(await seenBy(behind, ...both)).toEqual([[VOUCHED.to, "ann@example.org, ben@example.org"]]);
  expect(await seenBy(behind, both[0] ?? "", "Remote_Email: ben@example.org")).toEqual([
    [VOUCHED.to, "ann@example.org"],
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
    expect([...request.headers.keys()].filter((name) => /remote|vouched/.test(name))).toEqual([]);
});

it.each([
  ["::ffff:10.1.2.3", true],
  ["10.1.2.3", true],
  ["fd00::9", true],
  ["fe80::1%eth0", false],
  ["::ffff:11.1.2.3", false],
  [undefined, false],
])("a proxy at %s: %s", (address, trusted) => expect(isProxy(address, elsewhere)).toBe(trusted));
