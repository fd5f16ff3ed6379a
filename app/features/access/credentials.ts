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
  whyInfo: "We use this to estimate your daily goals.",
  whyFirstInfo: "We use this to estimate your daily goals. You can skip it now and change everything later.",
  emailRequired: "Email is required",
  emailShape: "Not a valid email address format",
  passwordRequired: "Password is required",
  passwordUnfit: "Password doesn't meet requirements",
  passwordHint: "Password must have at least 8 characters.",
  passwordCommon: "That password is too common. Please choose another.",
  emailTaken: "An account with this email already exists.",
  wrongCredentials: "Incorrect email or password",
  typedWaits: "What you typed is still there once you have logged in.",
  offline: "No Internet connection. Try again.",
  signUpsClosed:
    "This server isn't accepting new accounts. Ask the person who runs it to create one for you.",
  inviteEnded: "That invite is no longer valid. Ask for a new one.",
  inviteForAnother: "This invite is for another email address.",
  saveFailed: "Save failed",
  preferenceSaved: "Saved",
  changedElsewhere: "This was changed somewhere else in the meantime. Save again to keep your version.",
  incomplete: "Please complete all required fields",
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
  signedUp:
    "Sign up successful! Please check your email and click the confirmation link to activate your account.",
  unconfirmed: "Please verify your email address by clicking the confirmation link sent to your inbox.",
  confirmLead: "One more click and your account is ready.",
  confirmEnds:
    "One more click and your account is ready. Earlier links to its picture and shares will not work.",
  confirmElsewhere:
    "This isn’t the browser that signed up, and anybody could have typed your address there. Choose a password for the account now. Any earlier one, and links to its picture and shares, will not work.",
  confirmed: "Email address confirmed. You can log in now.",
  confirmLinkDead:
    "This link has expired or was already used. Log in, and if your address still needs confirming we’ll send a new link.",
  emailEmpty: "Please enter your email address",
  recoverySent:
    "If your email address is in our system, you'll receive a link to reset your password shortly.",
  linkFirst: "Please click the link in your email first",
  resetEnds:
    "This logs out all devices and ends passkeys, linked sign-ins and tokens, and the links to your picture and shares.",
  needsLink: "Please click the link in your email to reset your password.",
  loggedIn: "You are logged in, so you can change your password right away.",
  linkDead: "Invalid or expired reset link. Please request a new one.",
  newEmpty: "Please enter a new password",
  newTooShort: "Password must be at least 8 characters long",
  newDiffers: "Passwords do not match",
  updated: "Password updated successfully!",
  reset: "Your password has been reset successfully.",
  pageFailed: "Error loading page. Please try again.",
  currentEmpty: "Please enter your current password.",
  currentWrong: "Current password is incorrect.",
  changeTooShort: "Password must have at least 8 characters.",
  changeDiffers: "New passwords do not match.",
  changeSame: "New password must be different from current password.",
  changed: "Password successfully changed",
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
  refused: "That passkey didn't open an account. Try again, or log in with your password.",
  expired: "That took too long. Please try again.",
  tooMany: "You can’t add more passkeys. Remove one first.",
  notMade: "That didn’t work. Please try again.",
  nameless: "Give it a name",
  nameTooLong: "Use up to 40 characters",
  added: "Passkey added",
  removed: "Passkey removed",
  gone: "That passkey was already removed.",
  off: "Passkeys are off on this server.",
} as const;
