import type { Kit } from "../kit.sqlite";

export function versionTables({ table, str, pk }: Kit) {
  return {
    /** Random, and new after each write of what a person's home is made of: triggers of the database see to it. */
    user_version: table(
      "user_version",
      { user_id: str("user_id").notNull(), version: str("version").notNull() },
      (t) => [pk(t.user_id)],
    ),
  };
}
