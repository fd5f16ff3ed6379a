import ipaddr from "ipaddr.js";

const ENDPOINT_MAX = 1000;

/** A push service is a named host on the Internet, by https on its usual port. */
export function isPushEndpoint(text: string): boolean {
  if (text.length > ENDPOINT_MAX || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  return protocol === "https:" && port === "" && !username && !password && isPublicName(hostname);
}

const isPublicName = (host: string) =>
  host.includes(".") &&
  !ipaddr.isValid(host.replace(/^\[|\]$/g, "")) &&
  !/\.(?:local|lan|internal|home|test|localhost|invalid|arpa)\.?$/.test(host);

export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
