/** Never backed up or restored: an ended session, a token or a former cookie secret would let its holder in again. */
export const ACCESS_TABLES: readonly string[] = [
  "session",
  "bearer_token",
  "api_token",
  "mail_token",
  "outbox",
  "late_form",
  "server_secret",
  "invite",
  "push_subscription",
];
