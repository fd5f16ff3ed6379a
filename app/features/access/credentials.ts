import { foldAscii } from "~/platform/text";

export const EMAIL_MAX = 254;

// Simple on purpose: one @, a dot in the domain, nothing that separates or quotes addresses in a mail header.
const EMAIL = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:".]+(?:\.[^\s\p{C}@<>()[\]\\,;:".]+)+$/u;

/** The one form in which an address is stored and looked up. */
export const normalEmail = foldAscii;

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

const MARK = "pair~";

/** A pair of tokens as one value, stored in place of a recovery link's token. */
export const tokenPair = (access: string, refresh: string): string => `${MARK}${access}~${refresh}`;

/** The pair in such a value; undefined for a link's token. */
export function tokensOfPair(proof: unknown): { access: string; refresh: string } | undefined {
  if (typeof proof !== "string" || !proof.startsWith(MARK)) return undefined;
  const [access = "", refresh = ""] = proof.slice(MARK.length).split("~");
  return { access, refresh };
}

export const ACCOUNT_MESSAGES = {
  emailRequired: "Email is required",
  emailShape: "Not a valid email address format",
  wrongCredentials: "Incorrect email or password",
  offline: "No Internet connection. Try again.",
  signUpsClosed:
    "This server isn't accepting new accounts. Ask the person who runs it to create one for you.",
  inviteEnded: "That invite is no longer valid. Ask for a new one.",
  saveFailed: "Save failed",
  changedElsewhere: "This was changed somewhere else in the meantime. Save again to keep your version.",
  fieldEmpty: "Field cannot be empty",
  digitsOnly: "Digits only",
  nameTooLong: "Use up to 40 characters",
  between: (low: number, high: number) => `Must be between ${low} and ${high}`,
  timeZoneSaved: "Time zone saved",
  dayStartSaved: (hour: string) => `Your day starts at ${hour} now`,
  nutrientUnknown: "Choose among the further nutrients",
  dayStartUnknown: "Choose an hour from 0 to 6",
  timeZoneUnknown: "We don’t know that time zone",
} as const;

/** Stored in place of a hash for an account that is opened by other means; no password fits it. */
export const NO_PASSWORD = "";

/** The texts of confirming an address, and of forgetting, resetting and changing a password. */
export const PASSWORD_MESSAGES = {
  confirmLead: "One more click and your account is ready.",
  confirmEnds:
    "One more click and your account is ready. Earlier links to its picture and shares will not work.",
  linkDead: "Invalid or expired reset link. Please request a new one.",
  newTooShort: "Password must be at least 8 characters long",
  newDiffers: "Passwords do not match",
  changeTooShort: "Password must have at least 8 characters.",
  changeDiffers: "New passwords do not match.",
  changeSame: "New password must be different from current password.",
  nobody: "User not found. Please log in again.",
  unexpected: "An unexpected error occurred. Please try again.",
} as const;

/** In characters (code points); there is no rule on which. */
export const PASSWORD_MIN = 8;
const PASSWORD_MAX_BYTES = 256;

export const isPasswordLength = (password: string): boolean =>
  [...password.normalize("NFKC")].length >= PASSWORD_MIN &&
  new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES;

/** How long the card that says the password is reset stands before its browser is signed out. */
export const RESET_SIGN_OUT_MS = 1500;

export const PASSKEY_TEXTS = {
  expired: "That took too long. Please try again.",
  notMade: "That didn’t work. Please try again.",
  off: "Passkeys are off on this server.",
} as const;
