import type { Kit } from "../kit.sqlite";

export function accessTables({ table, str, ts, pk, index, unique }: Kit) {
  return {
    session: table(
      "session",
      {
        user_id: str("user_id").notNull(),
        id_hash: str("id_hash").notNull(),
        created_at: ts("created_at").notNull(),
        last_seen_at: ts("last_seen_at").notNull(),
      },
      (t) => [
        pk(t.user_id, t.id_hash),
        index("session_last_seen", t.last_seen_at),
        index("session_created", t.created_at),
      ],
    ),

    /** A family is one log-in and its renewals; secrets are stored as hashes only. */
    bearer_token: table(
      "bearer_token",
      {
        user_id: str("user_id").notNull(),
        token_hash: str("token_hash").notNull(),
        kind: str("kind").$type<"access" | "refresh">().notNull(),
        family_id: str("family_id").notNull(),
        expires_at: ts("expires_at").notNull(),
        /** A used refresh token stays until it expires, so that reuse is detected. */
        used_at: ts("used_at"),
        created_at: ts("created_at").notNull(),
      },
      (t) => [pk(t.user_id, t.token_hash), index("bearer_token_expires", t.expires_at)],
    ),

    api_token: table(
      "api_token",
      {
        user_id: str("user_id").notNull(),
        id: str("id").notNull(),
        name: str("name").notNull(),
        token_hash: str("token_hash").notNull(),
        created_at: ts("created_at").notNull(),
        last_used_at: ts("last_used_at"),
        /** Which calls it may make. */
        scope: str("scope").$type<"read" | "log" | "all">().notNull().default("all"),
        /** Null for one that lasts until it is revoked. */
        expires_at: ts("expires_at"),
      },
      (t) => [pk(t.user_id, t.id), unique("api_token_hash", t.user_id, t.token_hash)],
    ),
  };
}
