import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { HttpError } from "../answers/send";
import { CLIENT_GONE } from "../limits/read-body";
import type { EdgeEvents, RequestTrace } from "../request-trace";

const BEGIN_MS = 20;
const ACCEPT_TURNS_MAX = 50;

type FairQueue = {
  enter: () => Promise<void>;
  oldestWaitMs: () => number;
};

/** Begins a few requests per turn of the event loop: Node accepts one connection a turn, and long turns would block them. */
export function fairQueue(server: Server): FairQueue {
  const queue: { since: number; begin: () => void }[] = [];
  let turning = false;
  let accepted = false;
  let acceptTurns = 0;
  server.on("connection", () => {
    accepted = true;
  });

  function turn() {
    const mayBeMore = accepted && acceptTurns++ < ACCEPT_TURNS_MAX;
    accepted = false;
    if (mayBeMore) return void setImmediate(turn);
    acceptTurns = 0;
    begin(performance.now() + BEGIN_MS);
  }

  function begin(until: number) {
    queue.shift()?.begin();
    if (queue.length === 0) {
      turning = false;
    } else if (performance.now() > until) {
      setImmediate(turn);
    } else {
      // After the microtasks of the last one, so that its time counts.
      queueMicrotask(() => process.nextTick(begin, until));
    }
  }

  return {
    enter: () =>
      new Promise((resolve) => {
        queue.push({ since: performance.now(), begin: resolve });
        if (turning) return;
        turning = true;
        setImmediate(turn);
      }),
    oldestWaitMs: () => (queue[0] ? performance.now() - queue[0].since : 0),
  };
}

/** Longer than any answer takes, with a slow AI service too. */
const STUCK_MS = 5 * 60_000;

class InFlight {
  readonly #begun = new Map<Socket, { at: number; addressBlock: string }>();

  get size(): number {
    return this.#begun.size;
  }

  begin(socket: Socket, addressBlock: string) {
    this.#begun.set(socket, { at: performance.now(), addressBlock });
  }

  end(socket: Socket) {
    this.#begun.delete(socket);
  }

  get stuck(): number {
    return this.begunBy(performance.now() - STUCK_MS);
  }

  begunBy(time: number): number {
    let count = 0;
    // Oldest first.
    for (const { at } of this.#begun.values()) {
      if (at > time) break;
      count++;
    }
    return count;
  }

  of(block: string): number {
    let count = 0;
    for (const { addressBlock } of this.#begun.values()) if (addressBlock === block) count++;
    return count;
  }
}

export const IN_FLIGHT_MAX = 300;
export const LAG_MAX_MS = 250;
export const IN_FLIGHT_MIN = 50;
const QUEUE_MAX_MS = 500;
/** Queued longer than this: answer 503. */
const QUEUED_MAX_MS = 1000;
/** Delay the 503, or clients that ignore Retry-After starve the rest. */
const SHED_AFTER_MS = 1000;
/** While another server is away: 1,500 waiting calls with the largest ordinary bodies fit into memory. */
export const WAITING_MAX = 1500;
export const WAITING_OF_BLOCK_MAX = WAITING_MAX / 2;
/** What was held back goes on all at once; for so long at most, it excuses a crowd. */
const CATCH_UP_MAX_MS = 30_000;
const BUSY = new HttpError(503, "Server error. Please try again later.", { "Retry-After": "1" });

type Surroundings = { lag: () => number; events: EdgeEvents; isBackendAway?: () => boolean };

export class Admission {
  readonly inFlight = new InFlight();
  readonly #queue;
  readonly #server: Server;
  readonly #lag: () => number;
  readonly #events: EdgeEvents;
  readonly #isBackendAway: () => boolean;
  #awayAt = Number.NEGATIVE_INFINITY;

  constructor(server: Server, { lag, events, isBackendAway = () => false }: Surroundings) {
    this.#queue = fairQueue(server);
    this.#server = server;
    this.#lag = lag;
    this.#events = events;
    this.#isBackendAway = isBackendAway;
  }

  async begin({ socket }: IncomingMessage, addressBlock: string, notes: RequestTrace["notes"]) {
    if (this.#isOverloaded(addressBlock)) {
      await sleep(SHED_AFTER_MS);
      throw busy(notes);
    }
    if (socket.destroyed) throw CLIENT_GONE;
    this.inFlight.begin(socket, addressBlock);
  }

  /** As `begin`, whatever the load; fails when a restart is the only cure, because stuck requests fill the places. */
  beginHealth({ socket }: IncomingMessage, addressBlock: string) {
    const { stuck } = this.inFlight;
    if (stuck >= IN_FLIGHT_MAX / 2) {
      this.#events.warn({
        event: "requests stuck",
        stuck,
        remedy: "Restart the server, and report what these requests were.",
      });
      throw new HttpError(503, "Too many requests are stuck.");
    }
    if (socket.destroyed) throw CLIENT_GONE;
    this.inFlight.begin(socket, addressBlock);
  }

  async turn(res: ServerResponse, notes: RequestTrace["notes"]) {
    const since = performance.now();
    await this.#queue.enter();
    if (res.destroyed) throw CLIENT_GONE;
    const isLate = performance.now() - since > QUEUED_MAX_MS;
    if (this.#isHolding() || !isLate) return;
    if (this.#server.listening && this.#working > IN_FLIGHT_MIN) throw busy(notes);
  }

  get #delayed() {
    return this.inFlight.begunBy(this.#awayAt);
  }

  get #working() {
    return this.inFlight.size - this.#delayed;
  }

  #isHolding() {
    const now = performance.now();
    if (this.#isBackendAway()) this.#awayAt = now;
    return now - this.#awayAt < CATCH_UP_MAX_MS && this.#delayed > 0;
  }

  #isOverloaded(addressBlock: string) {
    if (!this.#server.listening) return false;
    const isHolding = this.#isHolding();
    if (this.inFlight.size >= WAITING_MAX || this.#working >= IN_FLIGHT_MAX) return true;
    if (isHolding) return this.inFlight.of(addressBlock) >= WAITING_OF_BLOCK_MAX;
    if (this.#working < IN_FLIGHT_MIN) return false;
    return this.#lag() > LAG_MAX_MS || this.#queue.oldestWaitMs() > QUEUE_MAX_MS;
  }
}

function busy(notes: RequestTrace["notes"]) {
  notes.event = "overloaded";
  return BUSY;
}

const RESOLUTION_MS = 20;
const WINDOW_MS = 500;

/** Returns a reader of the event loop's mean delay over the last half second, in ms. */
export function loopLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let lag = 0;
  setInterval(() => {
    lag = Math.max(0, delays.mean / 1e6 - RESOLUTION_MS) || 0;
    delays.reset();
  }, WINDOW_MS).unref();
  return () => lag;
}
