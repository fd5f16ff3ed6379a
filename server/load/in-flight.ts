import type { Socket } from "node:net";

/** Longer than any answer takes, with a slow AI service too. */
const STUCK_MS = 5 * 60_000;

export class InFlight {
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
