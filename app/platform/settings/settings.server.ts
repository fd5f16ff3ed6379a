import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { eq } from "drizzle-orm";
import { distance } from "fastest-levenshtein";
import type { Store } from "~/db/store";
import { cannotStart, OperatorError } from "~/platform/operator-error";
import {
  mailSenderOf,
  oidcSettings,
  PROXY_NAMES,
  SETTING_NAMES,
  type SettingsInput,
  settingsSchema,
  trustedProxies,
} from "./settings-schema.server";

type Env = Record<string, string | undefined>;

/** Where calls that leave go through, or for NO_PROXY which don't. Throws OperatorError for a file that can't be read. */
export const proxySetting = (env: Env, name: (typeof PROXY_NAMES)[number]): string | undefined =>
  env[name.toLowerCase()] || settingIn(env, name);

const settingIn = (env: Env, name: string) => {
  const file = env[`${name}_FILE`];
  return file ? secretFrom(name, file) : env[name]?.trim();
};

const PROXY = /^https?:\/\/[^/?#\s]+\/?$/i;

/** The settings in an environment. An empty variable counts as unset. Throws OperatorError. */
export function readSettings(env: Env) {
  const wrong = PROXY_NAMES.find(
    (name) => name !== "NO_PROXY" && !PROXY.test(proxySetting(env, name) || "http://none"),
  );
  if (wrong)
    throw new OperatorError(
      `Pixelplate can't start with these settings: ${env[wrong.toLowerCase()] ? wrong.toLowerCase() : wrong} must be an address such as http://proxy.example.org:3128.`,
    );
  const result = settingsSchema.safeParse(rawSettings(env));
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`);
    throw new OperatorError(`Pixelplate can't start with these settings: ${lines.join(" ")}`);
  }
  const s = result.data;
  const baseUrl = s.BASE_URL ?? `http://localhost:${s.PORT}`;
  return {
    production: s.NODE_ENV === "production",
    port: s.PORT,
    host: s.HOST,
    baseUrl,
    basePath: new URL(baseUrl).pathname.replace(/\/$/, ""),
    baseUrlGiven: s.BASE_URL !== undefined,
    dataDir: s.DATA_DIR,
    databaseUrl: s.DATABASE_URL ?? `file:${resolve(s.DATA_DIR, "pixelplate.db")}`,
    sessionSecret: s.SESSION_SECRET,
    trustProxy: trustedProxies(s.TRUST_PROXY) ?? 0,
    smtpUrl: s.SMTP_URL,
    mailFrom: mailSenderOf(s.MAIL_FROM, `pixelplate@${new URL(baseUrl).hostname}`),
    emailConfirmation: s.EMAIL_CONFIRMATION ?? (s.SMTP_URL ? "required" : "off"),
    signUps: s.SIGN_UPS,
    oidc: oidcSettings(s),
    authHeader: s.AUTH_HEADER?.toLowerCase(),
    passkeys: s.PASSKEYS === "on" && s.OIDC_ONLY !== "on" ? relyingParty(s.BASE_URL) : undefined,
    contactEmail: s.CONTACT_EMAIL,
    sourceUrl: s.SOURCE_URL,
    rateLimits: s.RATE_LIMITS,
    hsts: s.HSTS,
    remixShortcuts: s.REMIX_SHORTCUTS,
    ai: aiSettings(s),
    aiAnonymous: s.AI_ANONYMOUS ?? (aiSettings(s) || s.OPENAI_API_KEY ? "off" : "on"),
    labelOcr: s.LABEL_OCR,
    barcodeLookUp:
      s.BARCODE_LOOKUP === "off" ? undefined : { at: s.BARCODE_LOOKUP_URL, asks: s.BARCODE_LOOKUP === "ask" },
    reminders: s.REMINDERS,
    webhookAllow: addressesIn(s.WEBHOOK_ALLOW),
    pushSubject: pushSubject(baseUrl, s.CONTACT_EMAIL),
    backups: s.BACKUP_SCHEDULE === "off" ? undefined : { schedule: s.BACKUP_SCHEDULE, keep: s.BACKUP_KEEP },
    logLevel: s.LOG_LEVEL,
    logFormat: s.LOG_FORMAT,
    metricsToken: s.METRICS === "on" ? s.METRICS_TOKEN : undefined,
    metricsFrom: addressesIn(s.METRICS_FROM),
    timeZone: s.TZ ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function addressesIn(text: string | undefined) {
  const addresses = text === undefined ? undefined : trustedProxies(text);
  return typeof addresses === "object" ? addresses : undefined;
}

const MB = 1024 * 1024;
const LABEL_NEEDS_MB = 480;

/** The settings for a container with so much memory, in bytes: with too little, labels are typed. 0 is no limit. */
export function fittedTo(limit: number, settings: Settings): { settings: Settings; warning?: object } {
  const limitMb = Math.floor(limit / MB);
  if (settings.labelOcr === "off" || limit <= 0 || limitMb >= LABEL_NEEDS_MB) return { settings };
  const warning = {
    event: "label reader off",
    memoryMb: limitMb,
    neededMb: LABEL_NEEDS_MB,
    remedy: "Give the container 512 MB, or set LABEL_OCR=off.",
  };
  return { settings: { ...settings, labelOcr: "off" }, warning };
}

/** What passkeys are made for; browsers have them for names behind https and for localhost only. */
function relyingParty(baseUrl: string | undefined) {
  if (!baseUrl) return undefined;
  const { protocol, hostname, origin } = new URL(baseUrl);
  const isSafe = (protocol === "https:" && !isIP(hostname.replace(/[[\]]/g, ""))) || hostname === "localhost";
  return isSafe ? { id: hostname, origin } : undefined;
}

export function rawSettings(env: Env) {
  const settings: Record<string, string> = {};
  for (const name of SETTING_NAMES) {
    const value = settingIn(env, name);
    if (value) settings[name] = value;
  }
  return settings;
}

/** Whom a push service can write to: the operator, or the site. */
const pushSubject = (baseUrl: string, contact: string) =>
  contact.endsWith(".invalid") && baseUrl.startsWith("https:") ? baseUrl : `mailto:${contact}`;

export type Settings = ReturnType<typeof readSettings>;

function aiSettings(s: SettingsInput) {
  const engine = s.AI_ENGINE ?? (s.OPENAI_API_KEY ? "openai" : "built-in");
  if (engine === "built-in") return undefined;
  return {
    key: s.OPENAI_API_KEY,
    baseUrl: s.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
    model: s.OPENAI_MODEL,
    visionModel: s.OPENAI_VISION_MODEL ?? s.OPENAI_MODEL,
    timeoutMs: s.AI_TIMEOUT_MS,
  };
}

function secretFrom(name: string, file: string) {
  let secret: string;
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch {
    throw cannotStart(`${name}_FILE names a file that can't be read.`);
  }
  if (!secret) throw cannotStart(`${name}_FILE names a file that is empty.`);
  return secret;
}

const SECRET_MIN = 32;

const COOKIES = {
  purpose: "cookies",
  fileName: "session-secret",
  make: () => randomBytes(48).toString("base64url"),
  lost: "this signs everyone out",
};

/** `make` gives at least 32 characters; `lost` is what a new one does. */
type Made = { purpose: string; fileName: string; make: () => string; lost: string };
type Place = Pick<Settings, "dataDir" | "databaseUrl">;

/** SESSION_SECRET, else one made at the first start. Throws OperatorError when it is damaged. */
export async function secretOf(
  store: Store,
  { sessionSecret, ...place }: Place & Pick<Settings, "sessionSecret">,
): Promise<string> {
  return sessionSecret ?? madeSecret(store, place, COOKIES);
}

/** Made once: in the data folder, or in PostgreSQL for all servers that share it. Throws OperatorError when it is damaged. */
export async function madeSecret(store: Store, { dataDir, databaseUrl }: Place, made: Made): Promise<string> {
  const file = join(dataDir, made.fileName);
  const inFile = () => long(secretInFile(file, made.make), file, made.lost);
  if (databaseUrl.startsWith("file:")) return inFile();
  return sharedSecret(store, made.purpose, existsSync(file) ? inFile() : made.make());
}

/** `mine` where there is none yet. */
async function sharedSecret(store: Store, purpose: string, mine: string): Promise<string> {
  const { server_secret } = store.read.t;
  const held = () => store.read.select().from(server_secret).where(eq(server_secret.purpose, purpose));
  const [before] = await held();
  if (before) return before.secret;
  await store.tx((db) =>
    db.insert(db.t.server_secret).values({ purpose, secret: mine }).onConflictDoNothing(),
  );
  const [row] = await held();
  return row?.secret ?? mine;
}

function long(secret: string, file: string, lost: string) {
  if (secret.length >= SECRET_MIN) return secret;
  throw cannotStart(`${file} is damaged. Delete it to make a new one; ${lost}.`);
}

function secretInFile(file: string, make: () => string): string {
  try {
    makeSecret(file, make);
    return readFileSync(file, "utf8").trim();
  } catch {
    throw cannotStart(`${file} can't be made or read. Check DATA_DIR and its permissions.`);
  }
}

function makeSecret(file: string, make: () => string) {
  try {
    writeFileSync(file, make(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

const FILE = /_FILE$/;
const NAME_MIN = 6;
const TYPOS_MAX = 2;

export function nearMisses(names: string[], known: string[]): { name: string; meant: string }[] {
  return names.flatMap((name) => {
    const [suffix = ""] = FILE.exec(name) ?? [];
    const plain = name.replace(FILE, "");
    if (known.includes(plain)) return [];
    const meant = known.find(
      (setting) => setting.length >= NAME_MIN && distance(plain.toUpperCase(), setting) <= TYPOS_MAX,
    );
    return meant ? [{ name, meant: meant + suffix }] : [];
  });
}
