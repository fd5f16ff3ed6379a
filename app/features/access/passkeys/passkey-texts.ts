export const PASSKEY_TEXTS = {
  refused: "That passkey didn't open an account. Try again, or log in with your password.",
  expired: "That took too long. Please try again.",
  tooMany: "You have as many passkeys as there can be. Remove one first.",
  notMade: "The passkey could not be added. Please try again.",
  nameless: "Give it a name",
  nameTooLong: "Use 40 characters at most",
  added: "Passkey added",
  removed: "Passkey removed",
  gone: "That passkey was removed already.",
  off: "This server has no passkeys.",
} as const;
