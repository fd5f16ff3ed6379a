import type { Kit } from "../kit.sqlite";

export function serverTables({ table, str, ts, index }: Kit) {
  return {
    /** Of all servers on one database; one on SQLite has its own in its data folder. */
    server_secret: table("server_secret", {
      purpose: str("purpose").primaryKey(),
      secret: str("secret").notNull(),
    }),

    /** For somebody without an account yet, hence without a user id. */
    invite: table(
      "invite",
      {
        id: str("id").primaryKey(),
        secret_hash: str("secret_hash").notNull(),
        /** The only address that it lets in; null for any. */
        email: str("email"),
        created_at: ts("created_at").notNull(),
        expires_at: ts("expires_at").notNull(),
      },
      (t) => [index("invite_expires", t.expires_at)],
    ),
  };
}
