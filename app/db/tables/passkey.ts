import type { Kit } from "../kit.sqlite";

export function passkeyTables({ table, str, int, ts, pk }: Kit) {
  return {
    passkey: table(
      "passkey",
      {
        user_id: str("user_id").notNull(),
        /** Of the credential, in base64url, as its public key (COSE). */
        id: str("id").notNull(),
        public_key: str("public_key").notNull(),
        /** How often the authenticator has signed; 0 for those that don't count. */
        counter: int("counter").notNull(),
        name: str("name").notNull(),
        created_at: ts("created_at").notNull(),
        last_used_at: ts("last_used_at"),
      },
      (t) => [pk(t.user_id, t.id)],
    ),
  };
}
