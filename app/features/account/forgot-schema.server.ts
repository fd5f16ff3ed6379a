import { z } from "zod";
import { isEmail, normalEmail } from "./email";
import { ACCOUNT_MESSAGES } from "./messages";
import { PASSWORD_MESSAGES } from "./password-messages";

export const forgotSchema = z.object({
  email: z
    .string(PASSWORD_MESSAGES.emailEmpty)
    .transform(normalEmail)
    .refine((text) => text !== "", { error: PASSWORD_MESSAGES.emailEmpty, abort: true })
    .refine(isEmail, ACCOUNT_MESSAGES.emailShape),
});
