import { z } from "zod";
import { PASSWORD_MESSAGES } from "./password-messages";

export const newPasswordSchema = z.object({
  newPassword: z.string(PASSWORD_MESSAGES.newEmpty),
  confirmPassword: z.string().default(""),
});
