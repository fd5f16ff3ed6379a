import { AsyncLocalStorage } from "node:async_hooks";

/** Work that takes longer is stuck, and everybody's writes would wait for it for ever. */
export const TX_MAX_MS = 15_000;

/** Whether a transaction is still open; its queries are refused afterwards. */
type Scope = { open: boolean };

/** Knows, from anywhere inside the work of a transaction, that it is one. */
export function txScope() {
  const current = new AsyncLocalStorage<Scope>();
  return {
    /** Gives what `work` gives; throws when that takes longer than `TX_MAX_MS`, so that the caller rolls back. */
    async run<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
      const scope = { open: true };
      let late: NodeJS.Timeout | undefined;
      const tooLate = new Promise<never>((_, reject) => {
        late = setTimeout(() => reject(new Error("a transaction did not end")), TX_MAX_MS);
      });
      try {
        return await Promise.race([current.run(scope, () => work(scope)), tooLate]);
      } finally {
        clearTimeout(late);
        scope.open = false;
      }
    },
    /** A second transaction inside would wait for the first for ever; a read would not see what it wrote. */
    refuseInside(name: string) {
      if (current.getStore()?.open) throw new Error(`${name} inside store.tx: use the db it gives`);
    },
  };
}

export function refuseEnded(scope: Scope) {
  if (!scope.open) throw new Error("a query after the end of its transaction");
}
