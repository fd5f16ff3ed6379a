import { passwordProblem } from "./password-problem.server";
import { PASSWORD_MIN } from "./password-rule";

type NewPassword = { newPassword: string; confirmPassword: string; email: string };
type Words = { tooShort: string; differs: string };

/** Why a new password, typed twice, is refused: the errors by field, in the words of the form that asked for it. */
export async function newPasswordProblem(
  { newPassword, confirmPassword, email }: NewPassword,
  { tooShort, differs }: Words,
): Promise<Record<string, string[]> | undefined> {
  if ([...newPassword.normalize("NFKC")].length < PASSWORD_MIN) return { newPassword: [tooShort] };
  const problem = (await passwordProblem(newPassword, email))?.at(-1);
  if (problem) return { newPassword: [problem] };
  return newPassword === confirmPassword ? undefined : { confirmPassword: [differs] };
}
