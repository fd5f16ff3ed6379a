/** A request that was answered, or broken off. */
export type FinishedRequest = {
  id: string;
  method: string;
  /** Without the query; it may hold ids and secrets. */
  path: string;
  status: number;
  /** From the first line of the request to the end of the response. */
  ms: number;
  /** The client left before the response was out. */
  gone: boolean;
  /** A built file. */
  file: boolean;
};

export type EdgeCounts = {
  /** Requests in flight. */
  inFlight: number;
  /** Of those, requests in flight for longer than any answer takes. */
  stuck: number;
  /** Bytes of request bodies in memory. */
  heldBytes: number;
  connections: number;
};

/** Listens to the edge; `notes` are the listener's own, carried along by the edge. */
export type EdgeEvents = {
  /** Runs the work on one request, and may add to its notes. */
  during: <T>(notes: object, work: () => T) => T;
  served: (request: FinishedRequest, notes: object) => void;
  failed: (error: unknown, id: string) => void;
  /** Called once, with what reads the counts. */
  counts: (read: () => EdgeCounts) => void;
  say: (message: string) => void;
  warn: (message: string) => void;
};

/** Shows only failures and what an operator has to know. */
export const CONSOLE_EVENTS: EdgeEvents = {
  during: (_notes, work) => work(),
  served() {},
  failed: (error) => console.error(error),
  counts() {},
  say: (message) => console.log(message),
  warn: (message) => console.warn(message),
};
