import { DatabaseDamaged } from "~/db/database-damaged";
import type { Store } from "~/db/store";
import { log } from "~/platform/log/log.server";

export async function checkStore(store: Store): Promise<void> {
  const since = performance.now();
  try {
    if (await store.check())
      log.info({ event: "database checked", ms: Math.round(performance.now() - since) });
  } catch (error) {
    if (error instanceof DatabaseDamaged) log.error({ event: "database damaged", reason: error.message });
    else log.warn({ event: "database not checked", reason: (error as Error).message });
  }
}
