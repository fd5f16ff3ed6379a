/** A request that was answered, or broken off. */
export type FinishedRequest = {
  id: string;
  method: string;
  /** Without the query; it may hold ids and secrets. */
  path: string;
  status: number;
  /** From its first line to the end of the answer. */
  ms: number;
  /** The client went away before the answer was out. */
  gone: boolean;
  /** A built file. */
  file: boolean;
};

/** What a server holds at the moment. */
export type EdgeCounts = {
  /** Requests in flight. */
  inFlight: number;
  /** Those of them that have been for longer than any answer takes. */
  stuck: number;
  /** Bytes of request bodies. */
  heldBytes: number;
  connections: number;
};

/** Who hears of what the edge does. The notes are its own; the edge only carries them along. */
export type EdgeEvents = {
  /** Does the work on one request; what becomes known meanwhile goes into `notes`. */
  during: <T>(notes: object, work: () => T) => T;
  served: (request: FinishedRequest, notes: object) => void;
  failed: (error: unknown, id: string) => void;
  /** Hands over how to read the counts, once. */
  counts: (read: () => EdgeCounts) => void;
  say: (message: string) => void;
  warn: (message: string) => void;
};

/** Nobody listens; only failures and what an operator has to know are shown. */
export const CONSOLE_EVENTS: EdgeEvents = {
  during: (_notes, work) => work(),
  served() {},
  failed: (error) => console.error(error),
  counts() {},
  say: (message) => console.log(message),
  warn: (message) => console.warn(message),
};
