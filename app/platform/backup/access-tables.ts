/**
 * The tables of what lets somebody in, or is about to tell them how, and of what waits for a log-in. No backup holds
 * them and none brings them back: what was ended since would let its holder in again.
 */
export const ACCESS_TABLES: readonly string[] = [
  "session",
  "bearer_token",
  "api_token",
  "mail_token",
  "outbox",
  "late_form",
];
