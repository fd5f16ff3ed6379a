import type { IncomingMessage } from "node:http";
import { HttpError } from "../answers/http-error";

export const isSafe = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

/** Refuses writes that another site could have caused (403). On plain http browsers send no Sec-Fetch-Site: Origin decides. */
export function checkOrigin(req: IncomingMessage, ownHost: string, ownScheme?: string) {
  if (isSafe(req)) return;
  const { "sec-fetch-site": site, origin, authorization, cookie } = req.headers;
  if (site === "same-origin" || site === "none") return;
  if (origin !== undefined) {
    if (isOwn(origin, ownHost, ownScheme)) return;
  } else if (site === undefined) {
    if (/^bearer /i.test(authorization ?? "") || !cookie) return;
  }
  throw new HttpError(403, "Access denied. You do not have permission to perform this action.");
}

function isOwn(origin: string, ownHost: string, ownScheme?: string) {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  if (protocol !== "http:" && protocol !== "https:") return false;
  if (ownScheme !== undefined && protocol !== ownScheme) return false;
  return host === new URL(`${protocol}//${ownHost}`).host;
}
