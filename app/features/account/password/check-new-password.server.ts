import { Refusal } from "~/http/refusal";
import { passwordProblem } from "./password-problem.server";
import { PASSWORD_MIN } from "./password-rule";

type NewPassword = { newPassword: string; confirmPassword: string; email: string };
type Texts = { tooShort: string; differs: string };

/** Checks a new password, typed twice. Throws Refusal, in the form's own `texts`. */
export async function checkNewPassword(
  { newPassword, confirmPassword, email }: NewPassword,
  { tooShort, differs }: Texts,
): Promise<void> {
  if ([...newPassword.normalize("NFKC")].length < PASSWORD_MIN)
    throw new Refusal(400, { newPassword: [tooShort] });
  const problem = (await passwordProblem(newPassword, email))?.at(-1);
  if (problem) throw new Refusal(400, { newPassword: [problem] });
  if (newPassword !== confirmPassword) throw new Refusal(400, { confirmPassword: [differs] });
}
