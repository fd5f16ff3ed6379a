import { z } from "zod";
import { trustedProxies } from "./trusted-proxies.server";

const ON_OFF = z.enum(["on", "off"], "must be on or off").default("off");
const PATH_OF_DISCOVERY = /\/\.well-known\/openid-configuration$/;
/** What the server itself reads, or a proxy sets for every visitor. */
const OTHER_HEADERS =
  /^(?:x-forwarded-.*|x-real-ip|x-client-.*|x-request-id|cookie|host|origin|authorization)$/i;

const isIssuer = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !search && !hash;
};

export const houseFields = {
  OIDC_ISSUER: z
    .string()
    .refine(isIssuer, "must be the address of a provider, such as https://auth.example.org")
    .transform((text) => text.replace(PATH_OF_DISCOVERY, ""))
    .optional(),
  OIDC_CLIENT_ID: z.string().max(500, "must be the name of this server at the provider").optional(),
  OIDC_CLIENT_SECRET: z.string().max(500, "must be at most 500 characters long").optional(),
  OIDC_NAME: z.string().max(40, "must be at most 40 characters long").default("single sign-on"),
  OIDC_ONLY: ON_OFF,
  OIDC_LINK_BY_EMAIL: ON_OFF,
  OIDC_PLAIN_HTTP: ON_OFF,
  AUTH_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{1,63}$/, "must be the name of a header, such as Remote-Email")
    .refine((name) => !OTHER_HEADERS.test(name), "must be a header that says nothing else")
    .optional(),
};

type Given = z.output<z.ZodObject<typeof houseFields>> & { BASE_URL?: string; TRUST_PROXY: string };

export function houseProblems(s: Given): { name: string; problem: string }[] {
  const missing = (name: keyof Given, why: string) =>
    s.OIDC_ISSUER && !s[name] ? [{ name, problem: `must be set when OIDC_ISSUER is${why}` }] : [];
  const alone = (["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const).find((name) => s[name]);
  const isOnly = s.OIDC_ONLY === "on" && !s.OIDC_ISSUER;
  const isPlain = s.OIDC_ISSUER?.startsWith("http:") && s.OIDC_PLAIN_HTTP === "off";
  return [
    ...missing("BASE_URL", ": the provider sends people back to it"),
    ...missing("OIDC_CLIENT_ID", ""),
    ...missing("OIDC_CLIENT_SECRET", ""),
    ...(!s.OIDC_ISSUER && (alone || isOnly)
      ? [{ name: "OIDC_ISSUER", problem: `must be set when ${alone ?? "OIDC_ONLY"} is` }]
      : []),
    ...(isPlain && !isLoopback(s.OIDC_ISSUER ?? "")
      ? [{ name: "OIDC_ISSUER", problem: "must begin with https://, or OIDC_PLAIN_HTTP be on" }]
      : []),
    ...(s.AUTH_HEADER && typeof trustedProxies(s.TRUST_PROXY) === "number"
      ? [{ name: "TRUST_PROXY", problem: "must name the addresses of the proxies when AUTH_HEADER is set" }]
      : []),
  ];
}

const isLoopback = (issuer: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(issuer).hostname);

/** The provider of single sign-on; undefined without one. */
export function oidcSettings(s: Given) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = s;
  if (!issuer || !clientId || !clientSecret) return undefined;
  return {
    issuer,
    clientId,
    clientSecret,
    name: s.OIDC_NAME,
    only: s.OIDC_ONLY === "on",
    linkByEmail: s.OIDC_LINK_BY_EMAIL === "on",
  };
}
