import { z } from "zod";
import { newKey } from "~/http/new-key.server";
import { cleanText } from "~/platform/text/clean-text";
import { graphemeCount } from "~/platform/text/grapheme-count";
import { ACCOUNT_MESSAGES } from "../messages";
import { NAME_MAX } from "../profile/read-profile";
import { API_TOKEN_TEXTS } from "./api-token-texts";

/** `key` comes with the form, so that sending it twice makes one token. */
export const newApiTokenSchema = z.object({
  name: z
    .string(API_TOKEN_TEXTS.nameEmpty)
    .max(200, { error: ACCOUNT_MESSAGES.nameTooLong, abort: true })
    .transform(cleanText)
    .refine((text) => text !== "", { error: API_TOKEN_TEXTS.nameEmpty, abort: true })
    .refine((text) => graphemeCount(text) <= NAME_MAX, ACCOUNT_MESSAGES.nameTooLong),
  key: z
    .uuid()
    .optional()
    .catch(undefined)
    .transform((key) => key ?? newKey()),
  /** Looked at only long after the log-in. */
  currentPassword: z.string().optional(),
});

export const revokeApiTokenSchema = z.object({ id: z.uuid() });
