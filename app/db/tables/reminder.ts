import type { Kit } from "../kit.sqlite";

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
