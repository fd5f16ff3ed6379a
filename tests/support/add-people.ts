import type { Store } from "~/db/store";

/** Accounts with these ids, as bare as an account can be. */
export async function addPeople(store: Store, ...ids: string[]): Promise<void> {
  const rows = ids.map((id) => ({
    id,
    email: `${id}@example.org`,
    password_hash: "none",
    share_id: id,
    created_at: 0,
  }));
  await store.tx(async (db) => {
    await db.insert(db.t.users).values(rows);
  });
}
