import type { Kit } from "../kit.sqlite";

export function avatarTables({ table, str, pk }: Kit) {
  return {
    avatars: table(
      "avatars",
      {
        user_id: str("user_id").notNull(),
        name: str("name").notNull(),
        /** Base64. */
        jpeg: str("jpeg").notNull(),
      },
      (t) => [pk(t.user_id)],
    ),
  };
}
