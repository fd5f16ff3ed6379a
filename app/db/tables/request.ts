import type { Kit } from "../kit.sqlite";

export function requestTables({ table, str, int, ts, json, pk, index }: Kit) {
  return {
    /** The first answer to each key, for retries. */
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

    /** The input of a form sent after its session ended; the user id is `nobody` for an unknown sender. */
    late_form: table(
      "late_form",
      {
        user_id: str("user_id").notNull(),
        key_hash: str("key_hash").notNull(),
        /** Path and query. */
        address: str("address").notNull(),
        fields: json<Record<string, string>>("fields").notNull(),
        expires_at: ts("expires_at").notNull(),
      },
      (t) => [pk(t.user_id, t.key_hash), index("late_form_expires", t.expires_at)],
    ),

    /** A bucket is a hash, free of names and IP addresses. */
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
