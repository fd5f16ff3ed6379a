import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";

export type RequestContext = {
  user?: string;
  event?: string;
  failed?: boolean;
};

const current = new AsyncLocalStorage<RequestContext>();

export const withContext = <T>(notes: RequestContext, work: () => T): T => current.run(notes, work);

export function logUser(userId: string): void {
  const notes = current.getStore();
  if (notes) notes.user = loggedId(userId);
}

export function logEvent(event: string): void {
  const notes = current.getStore();
  if (notes) notes.event = event;
}

export function noteFailure(): void {
  const notes = current.getStore();
  if (notes) notes.failed = true;
}

/** Whether an error was logged during this request, also one that its answer hides. */
export const hasFailed = (): boolean => current.getStore()?.failed === true;

/** Ids are random, so the hash can't be reversed; `user list` shows it. */
export const loggedId = (userId: string): string =>
  createHash("sha256").update(userId).digest("hex").slice(0, 12);
