import { z } from "zod";
import { longTexts } from "~/http/cut-texts";
import { isEmail, normalEmail } from "./email";
import { ACCOUNT_MESSAGES } from "./messages";

/** What log-in and sign-up ask for. The rules for a new password are sign-up's own. */
export const credentialsSchema = z.object({
  email: z
    .string(ACCOUNT_MESSAGES.emailRequired)
    .transform(normalEmail)
    .refine((text) => text !== "", { error: ACCOUNT_MESSAGES.emailRequired, abort: true })
    .refine(isEmail, ACCOUNT_MESSAGES.emailShape),
  password: z.string(ACCOUNT_MESSAGES.passwordRequired),
  invite: z.string().max(200).optional().catch(undefined),
  redirectTo: z.string().optional().register(longTexts, { max: 8000 }),
  /** The key to a form that waits for its sender to log in again. */
  lateForm: z.string().optional(),
});

export const logOutSchema = z.object({
  redirectTo: z.string().optional().register(longTexts, { max: 8000 }),
});
