import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { cannotStart, OperatorError } from "../operator-error";
import { oidcSettings } from "./house-fields.server";
import { senderOf } from "./sender";
import { SETTING_NAMES, type SettingsInput, settingsSchema } from "./settings-schema.server";
import { trustedProxies } from "./trusted-proxies.server";

/** The settings in an environment. An empty variable counts as unset. Throws OperatorError. */
export function readSettings(env: Record<string, string | undefined>) {
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
    mailFrom: senderOf(s.MAIL_FROM, `pixelplate@${new URL(baseUrl).hostname}`),
    emailConfirmation: s.EMAIL_CONFIRMATION ?? (s.SMTP_URL ? "required" : "off"),
    signUps: s.SIGN_UPS,
    oidc: oidcSettings(s),
    authHeader: s.AUTH_HEADER?.toLowerCase(),
    passkeys: s.PASSKEYS === "on" && s.OIDC_ONLY !== "on" ? relyingParty(s.BASE_URL) : undefined,
    contactEmail: s.CONTACT_EMAIL,
    rateLimits: s.RATE_LIMITS,
    remixShortcuts: s.REMIX_SHORTCUTS,
    ai: aiSettings(s),
    aiAnonymous: s.AI_ANONYMOUS ?? (s.OPENAI_API_KEY ? "off" : "on"),
    labelOcr: s.LABEL_OCR,
    barcodeLookUpAt: s.BARCODE_LOOKUP === "off" ? undefined : s.BARCODE_LOOKUP_URL,
    reminders: s.REMINDERS,
    pushSubject: pushSubject(baseUrl, s.CONTACT_EMAIL),
    backups: s.BACKUP_SCHEDULE === "off" ? undefined : { schedule: s.BACKUP_SCHEDULE, keep: s.BACKUP_KEEP },
    logLevel: s.LOG_LEVEL,
    logFormat: s.LOG_FORMAT,
    metricsToken: s.METRICS === "on" ? s.METRICS_TOKEN : undefined,
    timeZone: s.TZ ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** What passkeys are made for; browsers have them for names behind https and for localhost only. */
function relyingParty(baseUrl: string | undefined) {
  if (!baseUrl) return undefined;
  const { protocol, hostname, origin } = new URL(baseUrl);
  const isSafe = (protocol === "https:" && !isIP(hostname.replace(/[[\]]/g, ""))) || hostname === "localhost";
  return isSafe ? { id: hostname, origin } : undefined;
}

export function rawSettings(env: Record<string, string | undefined>) {
  const settings: Record<string, string> = {};
  for (const name of SETTING_NAMES) {
    const file = env[`${name}_FILE`];
    const value = file ? secretFrom(name, file) : env[name]?.trim();
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
