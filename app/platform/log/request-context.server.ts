import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";

/** What becomes known of a request on its way, for its line in the log. */
export type RequestContext = {
  /** Who it is, without saying who: the beginning of the hash of their id. */
  user?: string;
  /** What happened that an operator may look for later. */
  event?: string;
};

const current = new AsyncLocalStorage<RequestContext>();

/** Does the work on one request, and gives what was noted meanwhile to whoever holds `notes`. */
export const withContext = <T>(notes: RequestContext, work: () => T): T => current.run(notes, work);

export function logUser(userId: string): void {
  const notes = current.getStore();
  if (notes) notes.user = loggedId(userId);
}

export function logEvent(event: string): void {
  const notes = current.getStore();
  if (notes) notes.event = event;
}

/** How the log names somebody. Ids are random, so nobody finds one for a hash; `user list` tells it. */
export const loggedId = (userId: string): string =>
  createHash("sha256").update(userId).digest("hex").slice(0, 12);
