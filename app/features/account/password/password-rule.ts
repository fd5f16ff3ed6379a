/** In characters (code points); there is no rule on which. */
export const PASSWORD_MIN = 8;
const PASSWORD_MAX_BYTES = 256;

export const isPasswordLength = (password: string): boolean =>
  [...password.normalize("NFKC")].length >= PASSWORD_MIN &&
  new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES;
