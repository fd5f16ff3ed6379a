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
