import { z } from "zod";
import { PASSWORD_MESSAGES } from "./password-messages";

export const changePasswordSchema = z.object({
  currentPassword: z.string(PASSWORD_MESSAGES.currentEmpty),
  newPassword: z.string(PASSWORD_MESSAGES.changeTooShort),
  confirmPassword: z.string().default(""),
});
