import { z } from "zod";
import { newKey } from "~/http/new-key.server";
import { TOKEN_SCOPES } from "~/http/token-scope";
import { cleanText } from "~/platform/text/clean-text";
import { graphemeCount } from "~/platform/text/grapheme-count";
import { ACCOUNT_MESSAGES } from "../messages";
import { NAME_MAX } from "../profile/read-profile";
import { API_TOKEN_TEXTS } from "./api-token-texts";
import { TOKEN_DAYS } from "./token-days";

/** What a token is called. */
export const tokenNameSchema = z
  .string(API_TOKEN_TEXTS.nameEmpty)
  .max(200, { error: ACCOUNT_MESSAGES.nameTooLong, abort: true })
  .transform(cleanText)
  .refine((text) => text !== "", { error: API_TOKEN_TEXTS.nameEmpty, abort: true })
  .refine((text) => graphemeCount(text) <= NAME_MAX, ACCOUNT_MESSAGES.nameTooLong);

/** `key` comes with the form, so that sending it twice makes one token. */
export const newApiTokenSchema = z.object({
  name: tokenNameSchema,
  scope: z.enum(TOKEN_SCOPES, API_TOKEN_TEXTS.badScope).default("all"),
  /** Days it lasts; empty for one that does not expire. */
  days: z
    .enum(TOKEN_DAYS.map(String), API_TOKEN_TEXTS.badDays)
    .optional()
    .transform((days) => (days === undefined ? null : Number(days))),
  key: z
    .uuid()
    .optional()
    .catch(undefined)
    .transform((key) => key ?? newKey()),
  /** Looked at only long after the log-in. */
  currentPassword: z.string().optional(),
});

export const revokeApiTokenSchema = z.object({ id: z.uuid() });
