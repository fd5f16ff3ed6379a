import { randomBytes } from "node:crypto";
import { settings } from "~/platform/boot.server";
import { foldAscii } from "~/platform/text/fold-ascii";

/** Random, so that nobody but the HTTP edge can set it: without the edge nobody is believed. */
const NAME = `x-vouched-${randomBytes(16).toString("hex")}`;

/** For the edge: the header in which a proxy names who is logged in there, and what it becomes. */
export const vouchedHeader = settings.authHeader ? { from: settings.authHeader, to: NAME } : undefined;

/** Whom the proxy in front names; undefined where it names nobody. It may be no address. */
export function vouchedEmail({ headers }: Request): string | undefined {
  const said = headers.get(NAME);
  return said === null ? undefined : foldAscii(said);
}
