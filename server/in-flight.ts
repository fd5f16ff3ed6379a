import type { Socket } from "node:net";

/** No answer takes this long, a slow AI service included. */
const STUCK_MS = 5 * 60_000;

/**
 * The requests that are being worked on, each by its connection, which has one at a time: ending one twice, or ending
 * one that never began, changes nothing.
 */
export class InFlight {
  readonly #since = new Map<Socket, number>();

  get size(): number {
    return this.#since.size;
  }

  begin(socket: Socket) {
    this.#since.set(socket, performance.now());
  }

  end(socket: Socket) {
    this.#since.delete(socket);
  }

  /** How many have been worked on for longer than any answer takes. */
  get stuck(): number {
    const before = performance.now() - STUCK_MS;
    let count = 0;
    // The oldest come first.
    for (const since of this.#since.values()) {
      if (since > before) break;
      count++;
    }
    return count;
  }
}
