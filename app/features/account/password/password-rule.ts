/** In characters (code points); there is no rule on which. */
export const PASSWORD_MIN = 8;
const PASSWORD_MAX_BYTES = 256;

/** Whether a new password is long enough, and short enough to be hashed. */
export const isPasswordLength = (password: string): boolean =>
  [...password.normalize("NFKC")].length >= PASSWORD_MIN &&
  new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES;
