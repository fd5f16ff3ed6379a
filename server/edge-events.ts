export type FinishedRequest = {
  id: string;
  method: string;
  /** Without the query; it may hold ids and secrets. */
  path: string;
  status: number;
  ms: number;
  gone: boolean;
  file: boolean;
};

export type EdgeCounts = {
  inFlight: number;
  stuck: number;
  heldBytes: number;
  connections: number;
};

/** Listens to the edge; `notes` are the listener's own, carried along by the edge. */
export type EdgeEvents = {
  during: <T>(notes: object, work: () => T) => T;
  served: (request: FinishedRequest, notes: object) => void;
  failed: (error: unknown, id: string) => void;
  counts: (read: () => EdgeCounts) => void;
  say: (message: string) => void;
  warn: (message: string) => void;
};

export const CONSOLE_EVENTS: EdgeEvents = {
  during: (_notes, work) => work(),
  served() {},
  failed: (error) => console.error(error),
  counts() {},
  say: (message) => console.log(message),
  warn: (message) => console.warn(message),
};
