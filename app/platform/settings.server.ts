import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Cron } from "croner";
import { z } from "zod";
import { usualLogFormat } from "./log/usual-log-format.server";
import { cannotStart, OperatorError } from "./operator-error";
import { isTimeZone } from "./time-zone";

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === "/";

const origin = z
  .string()
  .refine(isOrigin, {
    error: "must be an http or https address without a path, such as https://food.example.org",
    abort: true,
  })
  .transform((text) => new URL(text).origin);

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
    // A sixth field would be seconds.
    return text.trim().split(/\s+/).length === 5 && new Cron(text, { paused: true }).nextRun() !== null;
  } catch {
    return false;
  }
};

// An address alone, or a name and the address in angle brackets.
const SENDER = /^(?:([^<>@,;:"\\\p{C}]*)<)?([^\s<>@,;:"\\]+@[^\s<>@,;:"\\]+)>?$/u;

const schema = z.object({
  NODE_ENV: z.string().default("production"),
  PORT: z.coerce.number("must be a port number").int().min(0).max(65535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  BASE_URL: origin.optional(),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres|postgresql|file):/, "must begin with postgres:// or file:")
    .optional(),
  SESSION_SECRET: z.string().min(32, "must be at least 32 characters long").optional(),
  TRUST_PROXY: z.coerce.number("must be the number of proxies in front").int().min(0).max(10).default(0),
  SMTP_URL: z
    .string()
    .refine(isSmtp, "must be an address such as smtps://user:password@mail.example.org")
    .optional(),
  MAIL_FROM: z.string().regex(SENDER, "must be an address such as Pixelplate <food@example.org>").optional(),
  EMAIL_CONFIRMATION: z.enum(["required", "off"], "must be required or off").optional(),
  SIGN_UPS: z.enum(["open", "closed"], "must be open or closed").default("open"),
  CONTACT_EMAIL: z.email("must be an e-mail address").default("hello@pixelplate.invalid"),
  RATE_LIMITS: z.enum(["on", "off"], "must be on or off").default("on"),
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
  AI_ANONYMOUS: z.enum(["on", "off"], "must be on or off").default("on"),
  LABEL_OCR: z.enum(["on", "off"], "must be on or off").default("on"),
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
  TZ: z.string().refine(isTimeZone, "must be an IANA time zone such as Europe/Paris").optional(),
});

// Links in mails begin with it, and what a request says of its host is anybody's word.
const schemaWithMail = schema.refine(({ SMTP_URL, BASE_URL }) => !SMTP_URL || BASE_URL, {
  path: ["BASE_URL"],
  error: "must be set when SMTP_URL is: the links in mails begin with it",
});

const schemaWithMetrics = schemaWithMail.refine((s) => s.METRICS === "off" || s.METRICS_TOKEN, {
  path: ["METRICS_TOKEN"],
  error: "must be set when METRICS is on: without it anybody could read them",
});

const wholeSchema = schemaWithMetrics.refine(
  (s) => s.AI_ENGINE !== "openai" || s.OPENAI_API_KEY || s.OPENAI_BASE_URL,
  {
    path: ["OPENAI_API_KEY"],
    error: "must be set when AI_ENGINE is openai, or OPENAI_BASE_URL to a service without keys",
  },
);

/** Reads the environment. An empty variable counts as unset; `NAME_FILE` gives a secret by file. Throws OperatorError. */
export function readSettings(env: Record<string, string | undefined>) {
  const result = wholeSchema.safeParse(givenIn(env));
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
    baseUrlGiven: s.BASE_URL !== undefined,
    dataDir: s.DATA_DIR,
    databaseUrl: s.DATABASE_URL ?? `file:${resolve(s.DATA_DIR, "pixelplate.db")}`,
    sessionSecret: s.SESSION_SECRET,
    trustProxy: s.TRUST_PROXY,
    smtpUrl: s.SMTP_URL,
    mailFrom: senderOf(s.MAIL_FROM, `pixelplate@${new URL(baseUrl).hostname}`),
    emailConfirmation: s.EMAIL_CONFIRMATION ?? (s.SMTP_URL ? "required" : "off"),
    signUps: s.SIGN_UPS,
    contactEmail: s.CONTACT_EMAIL,
    rateLimits: s.RATE_LIMITS,
    remixShortcuts: s.REMIX_SHORTCUTS,
    ai: aiSettings(s),
    aiAnonymous: s.AI_ANONYMOUS,
    labelOcr: s.LABEL_OCR,
    backups: s.BACKUP_SCHEDULE === "off" ? undefined : { schedule: s.BACKUP_SCHEDULE, keep: s.BACKUP_KEEP },
    logLevel: s.LOG_LEVEL,
    logFormat: s.LOG_FORMAT,
    metricsToken: s.METRICS === "on" ? s.METRICS_TOKEN : undefined,
    timeZone: s.TZ ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Every setting with its effective value, defaults resolved. Of secrets it only says whether they are set. */
export function tellSettings(env: Record<string, string | undefined>): { name: string; value: string }[] {
  const given = givenIn(env);
  const values: Record<string, unknown> = { ...wholeSchema.parse(given), ...resolvedIn(env) };
  return SETTING_NAMES.map((name) => {
    const value = values[name] === undefined ? "(not set)" : String(values[name]);
    if (SECRETS.includes(name))
      return { name, value: name in given ? "(set)" : (UNSET_SECRETS[name] ?? "(not set)") };
    // An address may hold a name and a password.
    return { name, value: value.replace(/(:\/\/)[^/?]*@/, "$1***@") };
  });
}

/** The defaults that depend on other settings, or on where the server runs. */
function resolvedIn(env: Record<string, string | undefined>): Record<string, string> {
  const { baseUrl, databaseUrl, mailFrom, emailConfirmation, ai, logFormat, timeZone } = readSettings(env);
  return {
    BASE_URL: baseUrl,
    DATABASE_URL: databaseUrl,
    MAIL_FROM: `${mailFrom.name} <${mailFrom.address}>`,
    EMAIL_CONFIRMATION: emailConfirmation,
    AI_ENGINE: ai ? "openai" : "built-in",
    ...(ai && { OPENAI_BASE_URL: ai.baseUrl, OPENAI_VISION_MODEL: ai.visionModel }),
    LOG_FORMAT: logFormat ?? usualLogFormat(),
    TZ: timeZone,
  };
}

const SECRETS = ["SESSION_SECRET", "OPENAI_API_KEY", "METRICS_TOKEN"];
const UNSET_SECRETS: Record<string, string> = { SESSION_SECRET: "(made by the server, in DATA_DIR)" };
export const SETTING_NAMES: string[] = Object.keys(schema.shape);

function givenIn(env: Record<string, string | undefined>) {
  const given: Record<string, string> = {};
  for (const name of SETTING_NAMES) {
    const file = env[`${name}_FILE`];
    const value = file ? secretFrom(name, file) : env[name]?.trim();
    if (value) given[name] = value;
  }
  return given;
}

export type Settings = ReturnType<typeof readSettings>;

/** The AI service, or undefined when only the built-in engine reads. `timeoutMs` is for a whole answer. */
function aiSettings(s: z.output<typeof schema>) {
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

function senderOf(text = "", usual: string): { name: string; address: string } {
  const [, name = "", address = usual] = SENDER.exec(text) ?? [];
  return { name: name.trim() || "Pixelplate", address };
}

function secretFrom(name: string, file: string) {
  let secret: string;
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch {
    throw cannotStart(`${name}_FILE names a file that can't be read.`);
  }
  // Else it would count as unset, and the start go on with something else.
  if (!secret) throw cannotStart(`${name}_FILE names a file that is empty.`);
  return secret;
}
