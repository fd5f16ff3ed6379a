import type { Kit } from "../kit.sqlite";

/** Sessions, tokens and what guards requests. */
export function accessTables({ table, str, int, ts, json, pk, index, unique }: Kit) {
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

    /** What lets a program in; only the hash of its secret is kept. A family is one log-in and all that was renewed from it. */
    bearer_token: table(
      "bearer_token",
      {
        user_id: str("user_id").notNull(),
        token_hash: str("token_hash").notNull(),
        kind: str("kind").$type<"access" | "refresh">().notNull(),
        family_id: str("family_id").notNull(),
        expires_at: ts("expires_at").notNull(),
        /** When a refresh token was used; it stays until it would have expired, so that using it again is noticed. */
        used_at: ts("used_at"),
        created_at: ts("created_at").notNull(),
      },
      (t) => [pk(t.user_id, t.token_hash), index("bearer_token_expires", t.expires_at)],
    ),

    /** A key that its owner made for a program of theirs; only the hash of its secret is kept. */
    api_token: table(
      "api_token",
      {
        user_id: str("user_id").notNull(),
        id: str("id").notNull(),
        name: str("name").notNull(),
        token_hash: str("token_hash").notNull(),
        created_at: ts("created_at").notNull(),
        last_used_at: ts("last_used_at"),
      },
      (t) => [pk(t.user_id, t.id), unique("api_token_hash", t.user_id, t.token_hash)],
    ),

    /** A key under which a program sent something, and the answer, so that sending it again does nothing more. */
    idempotency_key: table(
      "idempotency_key",
      {
        user_id: str("user_id").notNull(),
        key: str("key").notNull(),
        body_hash: str("body_hash").notNull(),
        answer: json<unknown>("answer"),
        created_at: ts("created_at").notNull(),
      },
      (t) => [pk(t.user_id, t.key), index("idempotency_key_created", t.created_at)],
    ),

    /**
     * What was typed into a form that came after its session had ended, until its sender has logged in again. That of an
     * unknown sender is `nobody`'s.
     */
    late_form: table(
      "late_form",
      {
        user_id: str("user_id").notNull(),
        key_hash: str("key_hash").notNull(),
        /** Where the form was sent to: path and query. */
        address: str("address").notNull(),
        fields: json<Record<string, string>>("fields").notNull(),
        expires_at: ts("expires_at").notNull(),
      },
      (t) => [pk(t.user_id, t.key_hash), index("late_form_expires", t.expires_at)],
    ),

    /**
     * How often something was done lately. A bucket is the hash of what and by whom, so that neither addresses nor
     * names stand here; it belongs to no user.
     */
    rate_limit: table(
      "rate_limit",
      {
        bucket: str("bucket").notNull(),
        points: int("points").notNull(),
        expires_at: ts("expires_at").notNull(),
      },
      (t) => [pk(t.bucket), index("rate_limit_expires", t.expires_at)],
    ),
  };
}
