import type { Kit } from "../kit.sqlite";

export function identityTables({ table, str, ts, pk, index }: Kit) {
  return {
    /** Whom a sign-in provider calls `subject`. Looked up before the person is known, as the address in `users` is. */
    user_identity: table(
      "user_identity",
      {
        user_id: str("user_id").notNull(),
        issuer: str("issuer").notNull(),
        subject: str("subject").notNull(),
        created_at: ts("created_at").notNull(),
      },
      (t) => [pk(t.issuer, t.subject), index("user_identity_user", t.user_id)],
    ),
  };
}
