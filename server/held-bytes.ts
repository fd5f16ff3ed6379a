import type { Socket } from "node:net";

/** The bytes of request bodies in memory, by the connection they came through. */
export class HeldBytes {
  readonly #of = new Map<Socket, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  add(socket: Socket, bytes: number) {
    this.#of.set(socket, (this.#of.get(socket) ?? 0) + bytes);
    this.#total += bytes;
  }

  /** All of a connection's; a second time there is nothing left to give back. */
  giveBack(socket: Socket) {
    this.#total -= this.#of.get(socket) ?? 0;
    this.#of.delete(socket);
  }
}
