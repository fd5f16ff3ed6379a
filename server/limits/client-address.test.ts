import type { IncomingMessage } from "node:http";
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
