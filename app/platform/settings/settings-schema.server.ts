import { BlockList, isIP } from "node:net";
import { resolve } from "node:path";
import { Cron } from "croner";
import { z } from "zod";
import { isTimeZone } from "~/platform/time-zone";

/** What TRUST_PROXY names: a count up to 10, or addresses and ranges; undefined when it is neither. */
export function trustedProxies(text: string): number | BlockList | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= 10 ? Number(text) : undefined;
  const list = new BlockList();
  for (const range of text.split(",")) {
    const [, address = "", prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(range.trim()) ?? [];
    const bits = isIP(address) === 6 ? 128 : 32;
    const length = Number(prefix ?? bits);
    // A range of all addresses would believe what any client forges.
    if (!isIP(address) || length < 1 || length > bits) return undefined;
    list.addSubnet(address, length, bits === 128 ? "ipv6" : "ipv4");
  }
  return list;
}

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

const ssoFields = {
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

type Given = z.output<z.ZodObject<typeof ssoFields>> & { BASE_URL?: string; TRUST_PROXY: string };

function ssoProblems(s: Given): { name: string; problem: string }[] {
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

/** An address alone, or a name and the address in angle brackets. */
const SENDER = /^(?:([^<>@,;:"\\\p{C}]*)<)?([^\s<>@,;:"\\]+@[^\s<>@,;:"\\]+)>?$/u;

export function mailSenderOf(text = "", fallback: string): { name: string; address: string } {
  const [, name = "", address = fallback] = SENDER.exec(text) ?? [];
  return { name: name.trim() || "Pixelplate", address };
}

const PLAIN_PATH = /^(?:\/[\w~-][\w.~-]*)*\/?$/;

const isPublicAddress = (text: string) => isService(text) && PLAIN_PATH.test(new URL(text).pathname);

const publicAddress = z
  .string()
  .refine((text) => isPublicAddress(text), {
    error: "must be an http or https address, such as https://food.example.org or https://example.org/food/",
    abort: true,
  })
  .transform((text) => new URL(text).href.replace(/\/$/, ""));

const isService = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
};

const isSmtp = (text: string) =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== "";

const isSchedule = (text: string) => {
  if (text === "off") return true;
  try {
    return text.trim().split(/\s+/).length === 5 && new Cron(text, { paused: true }).nextRun() !== null;
  } catch {
    return false;
  }
};

const addresses = z
  .string()
  .refine(
    (text) => typeof trustedProxies(text) === "object",
    "must be addresses and ranges, as in 10.0.0.0/8, fd00::/8",
  )
  .optional();

const fields = z.object({
  NODE_ENV: z.string().default("production"),
  PORT: z.coerce.number("must be a port number").int().min(0).max(65535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  BASE_URL: publicAddress.optional(),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres|postgresql|file):/, "must begin with postgres:// or file:")
    .optional(),
  SESSION_SECRET: z.string().min(32, "must be at least 32 characters long").optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => trustedProxies(text) !== undefined,
      "must be the number of proxies in front, or their addresses, as in 10.0.0.0/8, fd00::/8",
    )
    .default("0"),
  SMTP_URL: z
    .string()
    .refine(isSmtp, "must be an address such as smtps://user:password@mail.example.org")
    .optional(),
  MAIL_FROM: z.string().regex(SENDER, "must be an address such as Pixelplate <food@example.org>").optional(),
  EMAIL_CONFIRMATION: z.enum(["required", "off"], "must be required or off").optional(),
  SIGN_UPS: z.enum(["open", "first", "closed"], "must be open, first or closed").default("open"),
  ...ssoFields,
  CONTACT_EMAIL: z.email("must be an e-mail address").default("hello@pixelplate.invalid"),
  SOURCE_URL: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  RATE_LIMITS: z.enum(["on", "off"], "must be on or off").default("on"),
  HSTS: z.enum(["off", "host", "subdomains"], "must be off, host or subdomains").default("host"),
  REMIX_SHORTCUTS: z.enum(["on", "off"], "must be on or off").default("on"),
  AI_ENGINE: z.enum(["openai", "built-in"], "must be openai or built-in").optional(),
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must be one word, without spaces")
    .optional(),
  OPENAI_BASE_URL: z
    .string()
    .refine(isService, "must be an http or https address such as http://localhost:11434/v1")
    .optional(),
  OPENAI_MODEL: z.string().max(200, "must be the name of a model").default("gpt-6-luna"),
  OPENAI_VISION_MODEL: z.string().max(200, "must be the name of a model").optional(),
  AI_TIMEOUT_MS: z.coerce
    .number("must be a number of milliseconds")
    .int("must be a whole number of milliseconds")
    .min(1000, "must be at least 1000")
    .max(120_000, "must be at most 120000")
    .default(20_000),
  AI_ANONYMOUS: z.enum(["on", "off"], "must be on or off").optional(),
  LABEL_OCR: z.enum(["on", "off"], "must be on or off").default("on"),
  BARCODE_LOOKUP: z.enum(["ask", "on", "off", "open-food-facts"], "must be ask, on or off").default("ask"),
  BARCODE_LOOKUP_URL: publicAddress.default("https://world.openfoodfacts.org"),
  PASSKEYS: z.enum(["on", "off"], "must be on or off").default("on"),
  REMINDERS: z.enum(["on", "off"], "must be on or off").default("on"),
  WEBHOOK_ALLOW: addresses,
  BACKUP_SCHEDULE: z
    .string()
    .refine(isSchedule, "must be off, or five fields as in 30 3 * * *")
    .default("30 3 * * *"),
  BACKUP_KEEP: z.coerce
    .number("must be a number of backups")
    .int("must be a whole number of backups")
    .min(1, "must be at least 1")
    .max(1000, "must be at most 1000")
    .default(14),
  LOG_LEVEL: z.enum(["error", "warn", "info", "debug"], "must be error, warn, info or debug").default("info"),
  LOG_FORMAT: z.enum(["json", "text"], "must be json or text").optional(),
  METRICS: z.enum(["on", "off"], "must be on or off").default("off"),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, "must be one word of at least 16 characters")
    .optional(),
  METRICS_FROM: addresses,
  TZ: z.string().refine(isTimeZone, "must be an IANA time zone such as Europe/Paris").optional(),
});

// Links in mails must not depend on a request's Host header.
const withMail = fields.refine(({ SMTP_URL, BASE_URL }) => !SMTP_URL || BASE_URL, {
  path: ["BASE_URL"],
  error: "must be set when SMTP_URL is: the links in mails begin with it",
});

const withMetrics = withMail.refine((s) => s.METRICS === "off" || s.METRICS_TOKEN, {
  path: ["METRICS_TOKEN"],
  error: "must be set when METRICS is on: without it anybody could read them",
});

const withAi = withMetrics.refine((s) => s.AI_ENGINE !== "openai" || s.OPENAI_API_KEY || s.OPENAI_BASE_URL, {
  path: ["OPENAI_API_KEY"],
  error: "must be set when AI_ENGINE is openai, or OPENAI_BASE_URL to a service without keys",
});

export const settingsSchema = withAi.superRefine((s, context) => {
  for (const { name, problem } of ssoProblems(s))
    context.addIssue({ code: "custom", path: [name], message: problem });
});

export type SettingsInput = z.output<typeof settingsSchema>;

export const SETTING_NAMES: string[] = Object.keys(fields.shape);

/** Of all programs of this machine, so none of our own settings; their small-letter names win, as in curl and Go. */
export const PROXY_NAMES = ["HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY"] as const;
