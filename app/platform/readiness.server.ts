import { DatabaseDamaged } from "~/db/database-damaged";
import type { Store } from "~/db/store";

export const notReady = (store: Store): Promise<string | undefined> =>
  store.ping().then(
    () => undefined,
    (error) =>
      error instanceof DatabaseDamaged ? "the database is damaged" : "the database does not answer",
  );
