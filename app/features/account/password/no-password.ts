/** Stored in place of a hash for an account that is opened by other means; no password fits it. */
export const NO_PASSWORD = "";
