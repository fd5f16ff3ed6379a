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
