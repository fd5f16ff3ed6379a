import type { Socket } from "node:net";

/** Longer than any answer takes, with a slow AI service too. */
const STUCK_MS = 5 * 60_000;

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

  get stuck(): number {
    const before = performance.now() - STUCK_MS;
    let count = 0;
    // Oldest first.
    for (const since of this.#since.values()) {
      if (since > before) break;
      count++;
    }
    return count;
  }
}
