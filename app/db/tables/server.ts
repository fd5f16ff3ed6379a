import type { Kit } from "~/db/kit.sqlite";

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

export const reminderTables = ({ table, str, ts, pk, index }: Kit) => ({
  reminder: table(
    "reminder",
    {
      user_id: str("user_id").notNull(),
      time: str("time").notNull(),
      /** Moved on before sending, so that one process sends; null while reminders are off. */
      due_at: ts("due_at"),
    },
    (t) => [pk(t.user_id, t.time), index("reminder_due", t.due_at)],
  ),

  push_subscription: table(
    "push_subscription",
    {
      user_id: str("user_id").notNull(),
      id: str("id").notNull(),
      session_hash: str("session_hash").notNull(),
      endpoint: str("endpoint").notNull(),
      public_key: str("public_key").notNull(),
      auth: str("auth").notNull(),
      browser: str("browser").notNull(),
      paused_until: ts("paused_until"),
      created_at: ts("created_at").notNull(),
    },
    (t) => [pk(t.user_id, t.id)],
  ),
});

export const webhookTables = ({ table, str, int, ts, json, pk, index }: Kit) => ({
  /** Where a person's events go to, one a person. */
  webhook: table(
    "webhook",
    {
      user_id: str("user_id").notNull(),
      url: str("url").notNull(),
      secret: str("secret").notNull(),
      /** The first day of which no `day.closed` was made yet. */
      day: str("day").notNull(),
      /** When to look whether that day has ended; null while switched off. */
      day_ends_at: ts("day_ends_at"),
      /** Since when it is switched off, because nothing could be delivered. */
      off_at: ts("off_at"),
      delivered_at: ts("delivered_at"),
      failed_at: ts("failed_at"),
      failure: str("failure"),
      created_at: ts("created_at").notNull(),
    },
    (t) => [pk(t.user_id), index("webhook_day_ends", t.day_ends_at)],
  ),

  /** Events to deliver, stored in the transaction of what they tell. */
  webhook_delivery: table(
    "webhook_delivery",
    {
      user_id: str("user_id").notNull(),
      id: str("id").notNull(),
      event: str("event").notNull(),
      data: json<unknown>("data").notNull(),
      attempts: int("attempts").notNull(),
      /** Taking one moves this on, as a lease. */
      due_at: ts("due_at").notNull(),
      created_at: ts("created_at").notNull(),
    },
    (t) => [pk(t.user_id, t.id), index("webhook_delivery_due", t.due_at)],
  ),
});

export type ImportState = "reading" | "choosing" | "ready" | "adding" | "added" | "undoing" | "undone";

export function importTables({ table, str, int, ts, bool, json, pk, index }: Kit) {
  return {
    import: table(
      "import",
      {
        user_id: str("user_id").notNull(),
        id: str("id").notNull(),
        program: str("program").notNull(),
        file_name: str("file_name").notNull(),
        state: str("state").$type<ImportState>().notNull(),
        summary: json<unknown>("summary").notNull(),
        choices: json<unknown>("choices"),
        /** The last day that the running state is done with. */
        done_to: str("done_to").notNull().default(""),
        done: int("done").notNull().default(0),
        created_at: ts("created_at").notNull(),
        updated_at: ts("updated_at").notNull(),
        undo_until: ts("undo_until"),
      },
      (t) => [pk(t.user_id, t.id), index("import_updated", t.updated_at)],
    ),

    /** What an import adds, to be compared by its undo. */
    import_row: table(
      "import_row",
      {
        user_id: str("user_id").notNull(),
        import_id: str("import_id").notNull(),
        local_date: str("local_date").notNull(),
        /** Also that of the row it becomes; the same for the same content. */
        id: str("id").notNull(),
        kind: str("kind").notNull(),
        line: int("line").notNull(),
        content: json<unknown>("content").notNull(),
        added: bool("added").notNull().default(false),
      },
      (t) => [pk(t.user_id, t.import_id, t.local_date, t.id)],
    ),

    /** A file of which the columns are not named yet. */
    import_piece: table(
      "import_piece",
      {
        user_id: str("user_id").notNull(),
        import_id: str("import_id").notNull(),
        position: int("position").notNull(),
        base64: str("base64").notNull(),
      },
      (t) => [pk(t.user_id, t.import_id, t.position)],
    ),
  };
}
