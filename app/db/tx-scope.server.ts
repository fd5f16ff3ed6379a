import { AsyncLocalStorage } from "node:async_hooks";

/** Longer work is stuck and would block every writer. */
export const TX_MAX_MS = 15_000;

type Scope = { open: boolean };

export function txScope() {
  const current = new AsyncLocalStorage<Scope>();
  return {
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
    /** A nested transaction would deadlock; a read would miss uncommitted writes. */
    refuseInside(name: string) {
      if (current.getStore()?.open) throw new Error(`${name} inside store.tx: use the db it gives`);
    },
  };
}

export function refuseEnded(scope: Scope) {
  if (!scope.open) throw new Error("a query after the end of its transaction");
}
