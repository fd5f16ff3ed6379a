import { z } from "zod";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { requireRecentLogIn } from "~/features/access/password/change.server";
import { type ApiToken, makeApiToken, TOKEN_SCOPES } from "~/http/bearer.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { newKey } from "~/platform/crypto.server";
import { cleanText, graphemeCount } from "~/platform/text";
import { API_TOKEN_TEXTS, TOKEN_DAYS } from "./tokens";

const NAME_EMPTY = "Give the token a name";

const TOKEN_NAME_MAX = 40;

type Sent = Pick<ApiToken, "name" | "scope"> & {
  key: string;
  /** How long it lasts; null for one that does not expire. */
  days: number | null;
  currentPassword?: string;
};

const DAY_MS = 86_400_000;

/** Makes a personal token; null when this form made it before. Throws Refusal: 400 for too many or a wrong password, 429. */
export async function addApiToken(
  by: Caller,
  { name, key, scope, days, currentPassword }: Sent,
): Promise<string | null> {
  await requireRecentLogIn(by, currentPassword);
  const expiresAt = days === null ? null : by.now + days * DAY_MS;
  const made = await makeApiToken(by, { id: key, name, scope, expiresAt });
  if (made.ok) return made.token;
  if (made.reason === "too-many") throw new Refusal(400, "You already have 20 tokens. Revoke one first.");
  return null;
}

export const tokenNameSchema = z
  .string(NAME_EMPTY)
  .max(200, { error: ACCOUNT_MESSAGES.nameTooLong, abort: true })
  .transform(cleanText)
  .refine((text) => text !== "", { error: NAME_EMPTY, abort: true })
  .refine((text) => graphemeCount(text) <= TOKEN_NAME_MAX, ACCOUNT_MESSAGES.nameTooLong)
  .meta({ minLength: 1, maxLength: TOKEN_NAME_MAX });

/** `key` comes with the form, so that sending it twice makes one token. */
export const newApiTokenSchema = z.object({
  name: tokenNameSchema,
  scope: z.enum(TOKEN_SCOPES, API_TOKEN_TEXTS.badScope).default("all"),
  /** Days it lasts; empty for one that does not expire. */
  days: z
    .enum(TOKEN_DAYS.map(String), "A token lasts 7, 30, 90 or 365 days, or does not expire")
    .optional()
    .transform((days) => (days === undefined ? null : Number(days))),
  key: z
    .uuid()
    .optional()
    .catch(undefined)
    .transform((key) => key ?? newKey()),
  currentPassword: z.string().optional(),
});

export const revokeApiTokenSchema = z.object({ id: z.uuid() });
