import { usualLogFormat } from "~/platform/log/log.server";
import { rawSettings, readSettings } from "./settings.server";
import { SETTING_NAMES, settingsSchema } from "./settings-schema.server";

const SECRETS = ["SESSION_SECRET", "OPENAI_API_KEY", "METRICS_TOKEN", "OIDC_CLIENT_SECRET"];
const UNSET_SECRETS: Record<string, string> = { SESSION_SECRET: "(made by the server, in DATA_DIR)" };

export function listSettings(env: Record<string, string | undefined>): { name: string; value: string }[] {
  const raw = rawSettings(env);
  const values: Record<string, unknown> = { ...settingsSchema.parse(raw), ...resolvedIn(env) };
  return SETTING_NAMES.map((name) => {
    const value = values[name] === undefined ? "(not set)" : String(values[name]);
    if (SECRETS.includes(name))
      return { name, value: name in raw ? "(set)" : (UNSET_SECRETS[name] ?? "(not set)") };
    // URLs may hold a name and a password.
    return { name, value: value.replace(/(:\/\/)[^/?]*@/, "$1***@") };
  });
}

function resolvedIn(env: Record<string, string | undefined>): Record<string, string> {
  const { baseUrl, databaseUrl, mailFrom, emailConfirmation, ai, aiAnonymous, logFormat, timeZone } =
    readSettings(env);
  return {
    BASE_URL: baseUrl,
    DATABASE_URL: databaseUrl,
    MAIL_FROM: `${mailFrom.name} <${mailFrom.address}>`,
    EMAIL_CONFIRMATION: emailConfirmation,
    AI_ENGINE: ai ? "openai" : "built-in",
    ...(ai && { OPENAI_BASE_URL: ai.baseUrl, OPENAI_VISION_MODEL: ai.visionModel }),
    AI_ANONYMOUS: aiAnonymous,
    LOG_FORMAT: logFormat ?? usualLogFormat(),
    TZ: timeZone,
  };
}
