import { setImmediate as nextTurn } from "node:timers/promises";
import { and, gt, inArray } from "drizzle-orm";
import type { Store } from "~/db/store";
import { semaphore } from "~/platform/limits/semaphore";
import { log } from "~/platform/log/log.server";
import { advanceImport } from "./advance-import.server";

const DAY_MS = 24 * 3_600_000;
const BITES_AT_ONCE = 4;

const inTurn = semaphore({ atOnce: 2, waiting: 1000 });
const running = new Map<string, Promise<void>>();
let stopped = false;

/** Runs an import that is being added or undone: its first days before this resolves, the rest in the background. */
export async function runImport(store: Store, userId: string, id: string, now: number): Promise<void> {
  for (let bite = 0; bite < BITES_AT_ONCE; bite++) if (!(await advanceImport(store, userId, id, now))) return;
  goOn(store, userId, id, now);
}

function goOn(store: Store, userId: string, id: string, now: number) {
  const key = `${userId}\n${id}`;
  if (running.has(key) || stopped) return;
  const run = inTurn(async () => {
    while (!stopped && (await advanceImport(store, userId, id, now))) await nextTurn();
  })
    .catch((error) => log.warn({ event: "import stopped", reason: String(error) }, "It goes on in a minute."))
    .finally(() => running.delete(key));
  running.set(key, run);
}

/** Goes on with imports that a stopped process left half done. */
export async function resumeImports(store: Store, now: number): Promise<void> {
  const { import: imports } = store.read.t;
  const left = await store.read
    .select({ id: imports.id, userId: imports.user_id })
    .from(imports)
    .where(and(gt(imports.updated_at, now - DAY_MS), inArray(imports.state, ["adding", "undoing"])));
  for (const { id, userId } of left) goOn(store, userId, id, now);
}

/** Resolves once no import runs in this process; the others are left half done, to be resumed. */
export async function stopImports(): Promise<void> {
  stopped = true;
  await importsSettled();
}

export const importsSettled = async (): Promise<void> => {
  await Promise.all(running.values());
};
