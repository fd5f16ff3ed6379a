import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";

export type RequestContext = {
  user?: string;
  event?: string;
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

/** Ids are random, so the hash can't be reversed; `user list` shows it. */
export const loggedId = (userId: string): string =>
  createHash("sha256").update(userId).digest("hex").slice(0, 12);
