import type { Socket } from "node:net";

export class HeldBytes {
  readonly #bytes = new Map<Socket, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  add(socket: Socket, bytes: number) {
    this.#bytes.set(socket, (this.#bytes.get(socket) ?? 0) + bytes);
    this.#total += bytes;
  }

  release(socket: Socket) {
    this.#total -= this.#bytes.get(socket) ?? 0;
    this.#bytes.delete(socket);
  }
}
