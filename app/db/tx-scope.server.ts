import { AsyncLocalStorage } from "node:async_hooks";

/** Whether a transaction is still open; its queries are refused afterwards. */
export type Scope = { open: boolean };

/** Knows, from anywhere inside the work of a transaction, that it is one. */
export function txScope() {
  const current = new AsyncLocalStorage<Scope>();
  return {
    async run<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
      const scope = { open: true };
      try {
        return await current.run(scope, () => work(scope));
      } finally {
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
