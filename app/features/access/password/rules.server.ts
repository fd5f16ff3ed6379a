import { ACCOUNT_MESSAGES } from "~/features/access/messages";
import { SSO_TEXTS } from "~/features/access/sso/problems";
import { Refusal } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";
import { isPasswordLength, PASSWORD_MIN } from "./password";

let loading: Promise<Set<string>> | undefined;

/** Shorter ones are no password here, nor the better part of one. */
const WORD_MIN = 6;

/** A password as it is compared with those that are easily guessed: in whatever case, as it is hashed. */
export const comparable = (password: string): string => password.normalize("NFKC").toLowerCase();

/** The passwords that attackers try first, comparable. */
export function commonPasswords(): Promise<Set<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].filter(({ length }) => length >= WORD_MIN).map(comparable)),
  );
  return loading;
}

const PRODUCT = "pixelplate";

/**
 * Why a new password for this address is refused: the message, and for one that is easily guessed a hint after it.
 * Only the password as a whole is compared, so that one which merely holds a common word is fine.
 */
export async function passwordProblem(password: string, email: string): Promise<string[] | undefined> {
  if (!isPasswordLength(password)) return [ACCOUNT_MESSAGES.passwordUnfit];
  const guess = comparable(password);
  const own = [email, email.slice(0, email.lastIndexOf("@"))].map(comparable);
  const easy = own.includes(guess) || isProductName(guess) || isCommon(guess, await commonPasswords());
  return easy ? [ACCOUNT_MESSAGES.passwordUnfit, ACCOUNT_MESSAGES.passwordCommon] : undefined;
}

/** The product's name, also with digits and signs after it. */
const isProductName = (guess: string) => guess.replace(/(?<![^a-z])[^a-z]+$/, "") === PRODUCT;

/** A common password, or one with a year behind it, as in "summer2026!". */
function isCommon(guess: string, common: Set<string>) {
  if (common.has(guess)) return true;
  const [, word] = /^(.+?)[-_. ]?(?:19|20)\d\d[^a-z0-9]?$/.exec(guess) ?? [];
  return word !== undefined && common.has(word);
}

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

/** Throws Refusal (403) where only the home's sign-in provider opens accounts. */
export function refusePasswords({ oidc }: Pick<Settings, "oidc">): void {
  if (oidc?.only) throw new Refusal(403, SSO_TEXTS.only(oidc.name));
}
