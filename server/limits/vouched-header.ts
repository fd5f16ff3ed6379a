import type { IncomingMessage } from "node:http";
import { isProxy, type TrustProxy } from "./is-proxy";

/** A header that only a proxy of known address sets, in lower case, and the name by which it is handed on. */
export type VouchedHeader = { from: string; to: string };

/** Names that some program behind this one could take for it: `Remote_Email` for `remote-email`. */
export const isSpeltLike = (name: string, { from }: VouchedHeader): boolean =>
  name.toLowerCase().replaceAll("_", "-") === from;

/** What the proxy says. Said twice, both are handed on, so that neither passes for one. */
export function vouchedFor(
  { rawHeaders, socket }: IncomingMessage,
  vouched: VouchedHeader | undefined,
  trustProxy: TrustProxy,
): string | undefined {
  if (!vouched || typeof trustProxy === "number" || !isProxy(socket.remoteAddress, trustProxy))
    return undefined;
  const said = rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === vouched.from);
  return said.join(", ").trim() || undefined;
}
