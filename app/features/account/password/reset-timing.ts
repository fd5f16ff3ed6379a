/** How long the card that says the password is reset stands before its browser is signed out. */
export const RESET_SIGN_OUT_MS = 1500;
