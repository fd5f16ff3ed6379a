import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import type { Dispatcher } from "undici";
import { proxyAgent, proxyFor } from "./outgoing.server";

/** Ends of names that no registry gives out, and of services that make a name of any address. */
const PRIVATE_NAMES =
  /\.(?:local|localdomain|lan|internal|intranet|private|corp|home|mail|svc|test|example|localhost|invalid|onion|alt|arpa|nip\.io|sslip\.io)$/;

export function isPublicName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, "");
  return host.includes(".") && !ipaddr.isValid(host.replace(/^\[|\]$/g, "")) && !PRIVATE_NAMES.test(host);
}

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return ip.range() === "unicast" && (ip instanceof ipaddr.IPv4 || ip.match(ALLOCATED));
}

/** All of IPv6 that is public; the rest is special or not given out yet. */
const ALLOCATED = ipaddr.IPv6.parseCIDR("2000::/3");

const CONNECT_MAX_MS = 10_000;

type IsOpen = (address: string) => boolean;

/** Reaches the addresses that are open alone, by default the public ones, whatever a name resolves to; through HTTPS_PROXY where it is set. */
export async function publicDispatcher(isOpen: IsOpen = isPublicAddress): Promise<Dispatcher> {
  // Rarely needed, so the library is not loaded when the server starts.
  const { Agent } = await import("undici");
  const lookUp = openLookup(isOpen);
  const limits = {
    connect: { lookup: lookUp, timeout: CONNECT_MAX_MS },
    connections: 32,
    maxHeaderSize: 16_384,
  };
  const agent = proxyFor("https:") ? await proxyAgent(limits) : new Agent(limits);
  // A connection to an address looks nothing up, and a proxy does so itself.
  return agent.compose((dispatch) => (options, handler) => {
    const host = new URL(`${options.origin}`).hostname.replace(/^\[|\]$/g, "");
    if (agent instanceof Agent && !ipaddr.isValid(host)) return dispatch(options, handler);
    lookUp(host, {}, (error) => {
      if (error && !UNKNOWN_HERE.includes(error.code ?? "")) handler.onError?.(error);
      else dispatch(options, handler);
    });
    return true;
  });
}

const UNKNOWN_HERE = ["ENOTFOUND", "EAI_AGAIN"];

/** The code of an error: a name has no address that is open. */
export const NOT_OPEN = "NOT_OPEN";

const notOpen = (hostname: string) =>
  Object.assign(new Error(`${hostname} has no public address`), { code: NOT_OPEN });

const openLookup =
  (isOpen: IsOpen): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const open = error ? [] : addresses.filter(({ address }) => isOpen(address));
      const [first] = open;
      if (!first) return callback(error ?? notOpen(hostname), "", 0);
      if (options.all) return callback(null, open);
      callback(null, first.address, first.family);
    });
