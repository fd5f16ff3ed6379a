import { ACCOUNT_MESSAGES } from "../messages";
import { commonPasswords, comparable } from "./common-passwords.server";
import { isPasswordLength } from "./password-rule";

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
