import type { Kit } from "../kit.sqlite";

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
