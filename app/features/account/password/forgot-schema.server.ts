import { z } from "zod";
import { ACCOUNT_MESSAGES } from "../messages";
import { isEmail, normalEmail } from "../sign-in/email";
import { PASSWORD_MESSAGES } from "./password-messages";

export const forgotSchema = z.object({
  email: z
    .string(PASSWORD_MESSAGES.emailEmpty)
    .transform(normalEmail)
    .refine((text) => text !== "", { error: PASSWORD_MESSAGES.emailEmpty, abort: true })
    .refine(isEmail, ACCOUNT_MESSAGES.emailShape),
});
