import { z } from "zod";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { credentialsSchema } from "~/features/access/log-in.server";
import { tokenNameSchema } from "~/features/access/tokens/api-tokens.server";
import { API_TOKEN_TEXTS } from "~/features/access/tokens/tokens";
import { defineCall } from "~/features/api/answer";
import { type ApiToken, TOKEN_SCOPES } from "~/http/bearer.server";
import { errorWording } from "~/http/refusal";

const BAD_EXPIRY = "expires_in_days must be a whole number from 1 to 3650";

const example = { examples: [{ email: "ann@example.org", password: "carrots-before-noon" }] };
const credentials = credentialsSchema.omit({ redirectTo: true, lateForm: true }).strict();
const refresh = z.strictObject({ refresh_token: z.string() });

export const tokenCall = defineCall({
  method: "POST",
  path: "/api/auth/token",
  operationId: "issueTokens",
  summary: "Get an access token and a refresh token with credentials or a refresh token",
  access: "anyone",
  body: z.union([credentials, refresh]).meta(example),
  answer: z.object({
    access_token: z.string(),
    refresh_token: z.string(),
    token_type: z.literal("bearer"),
    expires_in: z.int().meta({ description: "Lifetime of the access token in seconds." }),
  }),
  plain: true,
  refusals: {
    401: `${ACCOUNT_MESSAGES.wrongCredentials}; or the refresh token is used, expired or unknown.`,
    403: "The email address is not confirmed yet.",
  },
  // Of the two alternatives the credentials say what is missing.
  wording({ issues: [issue] }) {
    const problems = issue?.code === "invalid_union" ? issue.errors[0]?.[0] : issue;
    return problems?.path.length ? problems.message : ACCOUNT_MESSAGES.emailRequired;
  },
});

export const endTokenCall = defineCall({
  method: "DELETE",
  path: "/api/auth/token",
  operationId: "endToken",
  summary: "Revoke this access token, its refresh token and all others from the same log-in",
  access: "signed-in",
  scope: "any",
  answer: z.object({ ended: z.literal(true) }),
});

const DAYS_MAX = 3650;
const instant = z.iso.datetime();

export const personalTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  created_at: instant,
  last_used_at: instant.nullable(),
  expires_at: instant.nullable().meta({ description: "Null for one that lasts until it is revoked." }),
});

export const listTokensCall = defineCall({
  method: "GET",
  path: "/api/tokens",
  operationId: "listTokens",
  summary: "Your personal tokens, without their secrets",
  access: "signed-in",
  scope: "none",
  answer: z.object({ tokens: z.array(personalTokenSchema) }),
});

export const newTokenBody = z.strictObject({
  name: tokenNameSchema.meta({ ...tokenNameSchema.meta(), examples: ["Kitchen scale"] }),
  scope: z
    .enum(TOKEN_SCOPES, API_TOKEN_TEXTS.badScope)
    .default("all")
    .meta({
      examples: ["log"],
      description:
        "`read` makes every GET call. `propose` does so too, and proposes food that waits until its person confirms it. `log` logs, changes and deletes food and weight, and searches; it neither reads nor copies days. `export` saves the files of exportData and `/trends.csv`. `all` does all of this and the rest, except what only a log-in does.",
    }),
  expires_in_days: z
    .int(BAD_EXPIRY)
    .min(1, BAD_EXPIRY)
    .max(DAYS_MAX, BAD_EXPIRY)
    .nullish()
    .meta({ examples: [90], description: "Null, or left out, for one that lasts until it is revoked." }),
  password: z
    .string()
    .optional()
    .meta({
      examples: ["carrots-before-noon"],
      description: "Yours; a session cookie less than an hour old needs none.",
    }),
});

export const makeTokenCall = defineCall({
  method: "POST",
  path: "/api/tokens",
  operationId: "makeToken",
  summary: "Make a personal token; the answer holds its secret, this once",
  access: "signed-in",
  scope: "none",
  body: newTokenBody,
  answer: personalTokenSchema.extend({ token: z.string() }),
  refusals: { 403: errorWording(403) },
});

export const revokeTokenCall = defineCall({
  method: "DELETE",
  path: "/api/tokens/{tokenId}",
  operationId: "revokeToken",
  summary: "Revoke a personal token",
  access: "signed-in",
  scope: "none",
  answer: z.object({ id: z.string() }),
  refusals: { 404: API_TOKEN_TEXTS.gone },
});

const isoOf = (instantMs: number) => new Date(instantMs).toISOString();

export const tokenAnswer = ({ id, name, scope, createdAt, lastUsedAt, expiresAt }: ApiToken) => ({
  id,
  name,
  scope,
  created_at: isoOf(createdAt),
  last_used_at: lastUsedAt === null ? null : isoOf(lastUsedAt),
  expires_at: expiresAt === null ? null : isoOf(expiresAt),
});
