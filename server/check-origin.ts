import type { IncomingMessage } from "node:http";
import { HttpError } from "./http-error";

const SAFE_METHODS = ["GET", "HEAD"];

/**
 * Lets a write in only when it comes from this site, or from a program that no other site can steer.
 * Browsers send Sec-Fetch-Site to https and localhost only, so Origin decides on a plain http network.
 * `ownHost` is the public host with its port; `ownScheme` is unknown only behind a proxy without a given public address.
 */
export function checkOrigin(req: IncomingMessage, ownHost: string, ownScheme?: string) {
  if (SAFE_METHODS.includes(req.method ?? "")) return;
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
  // Through URL, so that a default port counts as no port.
  return host === new URL(`${protocol}//${ownHost}`).host;
}
