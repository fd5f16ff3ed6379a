import type { Kit } from "../kit.sqlite";

export function mailTables({ table, str, int, ts, pk, index }: Kit) {
  return {
    /** Secrets are stored as hashes only. */
    mail_token: table(
      "mail_token",
      {
        user_id: str("user_id").notNull(),
        token_hash: str("token_hash").notNull(),
        purpose: str("purpose").$type<"confirm" | "recovery">().notNull(),
        expires_at: ts("expires_at").notNull(),
        created_at: ts("created_at").notNull(),
      },
      (t) => [pk(t.user_id, t.token_hash), index("mail_token_expires", t.expires_at)],
    ),

    /** Mails to send; links are made when sending, so that no secret is stored. */
    outbox: table(
      "outbox",
      {
        user_id: str("user_id").notNull(),
        id: str("id").notNull(),
        kind: str("kind").$type<"confirm" | "recovery" | "password-changed" | "sign-in-added">().notNull(),
        attempts: int("attempts").notNull(),
        /** Taking a mail moves this on, as a lease. */
        due_at: ts("due_at").notNull(),
        created_at: ts("created_at").notNull(),
      },
      (t) => [pk(t.user_id, t.id), index("outbox_user_due", t.user_id, t.due_at)],
    ),
  };
}
