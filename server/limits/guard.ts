import type { IncomingMessage } from "node:http";
import { HttpError } from "../answers/send";
import type { EdgeSettings } from "../product";
import type { EdgeEvents, RequestTrace } from "../request-trace";
import {
  addressBlock,
  clientAddress,
  isHost,
  isOwnAddress,
  isProxy,
  proxyUserOf,
  type TrustProxy,
} from "./addresses";

const ORIGIN_MAX = 200;

const isSafe = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

/** Refuses writes that another site could have caused (403). On plain http browsers send no Sec-Fetch-Site: Origin decides. */
function checkOrigin(req: IncomingMessage, siteHost: string, siteScheme?: string) {
  if (isSafe(req)) return;
  const { "sec-fetch-site": site, origin, authorization, cookie } = req.headers;
  if (site === "same-origin" || site === "none") return;
  if (origin !== undefined) {
    if (isOwn(origin, siteHost, siteScheme)) return;
  } else if (site === undefined) {
    if (/^bearer /i.test(authorization ?? "") || !cookie) return;
  }
  throw new HttpError(403, "Access denied. You do not have permission to perform this action.");
}

function isOwn(origin: string, siteHost: string, siteScheme?: string) {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  if (protocol !== "http:" && protocol !== "https:") return false;
  if (siteScheme !== undefined && protocol !== siteScheme) return false;
  return host === new URL(`${protocol}//${siteHost}`).host;
}

type Sender = { origin: string; addressBlock: string; proxyUser?: string };

export function guard(settings: EdgeSettings, events: EdgeEvents) {
  const limit = requestLimit(settings, events);
  return (req: IncomingMessage, notes: RequestTrace["notes"]): Sender => {
    const address = clientAddress(req, settings.trustProxy);
    const block = addressBlock(address);
    limit(req, address, block);
    const origin = publicOrigin(req, settings);
    if (!isSafe(req)) guardOrigin(req, origin, settings, notes);
    const proxyUser = proxyUserOf(req, settings.proxyUserHeader, settings.trustProxy);
    return { origin, addressBlock: block, proxyUser };
  };
}

const PROXY_UNKNOWN = {
  event: "proxy not trusted",
  remedy: "Set TRUST_PROXY: without it all visitors behind a proxy count as one, and are refused as one.",
};

function requestLimit(settings: EdgeSettings, events: EdgeEvents) {
  const { requestWaitMs = () => 0, trustProxy } = settings;
  let warned = false;

  return (req: IncomingMessage, address: string, block: string) => {
    if (isUnlimited(req, address, settings)) return;
    const waitMs = requestWaitMs(block);
    if (waitMs === 0) return;
    if (!isProxy(req.socket.remoteAddress, trustProxy) && "x-forwarded-for" in req.headers && !warned) {
      warned = true;
      events.warn(PROXY_UNKNOWN);
    }
    const seconds = String(Math.ceil(waitMs / 1000));
    throw new HttpError(429, "Too many requests. Please try again later.", {
      "Retry-After": seconds,
      "RateLimit-Remaining": "0",
      "RateLimit-Reset": seconds,
    });
  };
}

function isUnlimited({ url = "" }: IncomingMessage, address: string, settings: EdgeSettings): boolean {
  const { unlimited, trustProxy } = settings;
  const [path = ""] = url.split("?", 1);
  if (unlimited?.paths.includes(path)) return true;
  if (!unlimited?.forOperators.includes(path)) return false;
  const { operators } = unlimited;
  const isNamed = (list: TrustProxy | undefined) => typeof list === "object" && isProxy(address, list);
  return isOwnAddress(address) || isNamed(trustProxy) || isNamed(operators);
}

function guardOrigin(
  req: IncomingMessage,
  origin: string,
  { baseUrlGiven, trustProxy }: EdgeSettings,
  notes: RequestTrace["notes"],
) {
  const { protocol, host } = new URL(origin);
  // Behind a proxy, the client may have used https.
  const isSchemeKnown = baseUrlGiven || !isProxy(req.socket.remoteAddress, trustProxy);
  try {
    checkOrigin(req, host, isSchemeKnown ? protocol : undefined);
  } catch (error) {
    notes.event = "foreign origin refused";
    notes.facts = {
      received: String(req.headers.origin ?? req.headers["sec-fetch-site"] ?? "none").slice(0, ORIGIN_MAX),
      expected: origin,
      remedy: "Set BASE_URL to the address that visitors use, and TRUST_PROXY for a proxy in between.",
    };
    throw error;
  }
}

function publicOrigin(req: IncomingMessage, { baseUrl, baseUrlGiven, trustProxy }: EdgeSettings) {
  if (baseUrlGiven) return new URL(baseUrl).origin;
  const isForwarded = isProxy(req.socket.remoteAddress, trustProxy);
  const forwarded = (name: string) =>
    isForwarded
      ? (String(req.headers[`x-forwarded-${name}`] ?? "")
          .split(",")
          .at(-1)
          ?.trim() ?? "")
      : "";
  const scheme = forwarded("proto").toLowerCase() === "https" ? "https" : "http";
  const host = forwarded("host");
  return `${scheme}://${isHost(host) ? host : req.headers.host}`;
}
