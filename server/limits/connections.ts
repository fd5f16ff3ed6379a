import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { HttpError, type RefusalBody, sendRefusal } from "../answers/send";
import { addressBlock, isProxy, type TrustProxy } from "./addresses";

export const SILENT_MAX = 100;
/** Time for the first request before those count: a rush of visitors connects first. */
export const SILENT_MAX_MS = 3000;

/** At `server.maxConnections`, a new connection replaces the idlest one of the address block with the most connections. */
export class Connections {
  readonly #blocks = new WeakMap<Socket, string>();
  readonly #silent = new ByBlock();
  readonly #waiting = new ByBlock();
  #open = 0;

  constructor(server: Server, trustProxy: TrustProxy) {
    server.on("connection", (socket) => {
      if (++this.#open >= server.maxConnections) this.#makeRoom();
      const block = addressBlock(socket.remoteAddress ?? "");
      this.#blocks.set(socket, block);
      this.#waiting.add(block, socket);
      this.#silent.add(block, socket);
      if (!isProxy(socket.remoteAddress, trustProxy)) this.#closeSilent(block);
      socket.once("close", () => {
        this.#open--;
        this.#silent.delete(block, socket);
        this.#waiting.delete(block, socket);
      });
    });
    server.prependListener("request", ({ socket }) => this.#silent.delete(this.#blockOf(socket), socket));
    server.on("drop", () => this.#makeRoom());
  }

  get open(): number {
    return this.#open;
  }

  serverIsOn(socket: Socket) {
    this.#waiting.delete(this.#blockOf(socket), socket);
  }

  clientIsOn(socket: Socket) {
    this.serverIsOn(socket);
    if (!socket.destroyed) this.#waiting.add(this.#blockOf(socket), socket);
  }

  #closeSilent(block: string) {
    while (this.#silent.count(block) > SILENT_MAX && this.#silent.longestMs(block) > SILENT_MAX_MS)
      this.#silent.takeOldest(block)?.destroy();
  }

  #makeRoom() {
    this.#waiting.takeOldest(this.#waiting.largest())?.destroy();
  }

  #blockOf(socket: Socket) {
    return this.#blocks.get(socket) ?? "";
  }
}

class ByBlock {
  readonly #since = new Map<string, Map<Socket, number>>();

  add(block: string, socket: Socket) {
    const sockets = this.#since.get(block) ?? new Map();
    this.#since.set(block, sockets.set(socket, performance.now()));
  }

  delete(block: string, socket: Socket) {
    const sockets = this.#since.get(block);
    if (sockets?.delete(socket) && sockets.size === 0) this.#since.delete(block);
  }

  count(block: string): number {
    return this.#since.get(block)?.size ?? 0;
  }

  longestMs(block: string): number {
    const now = performance.now();
    return now - (this.#since.get(block)?.values().next().value ?? now);
  }

  takeOldest(block: string): Socket | undefined {
    const oldest = this.#since.get(block)?.keys().next().value;
    if (oldest) this.delete(block, oldest);
    return oldest;
  }

  largest(): string {
    let [largest, most] = ["", 0];
    for (const [block, { size }] of this.#since) if (size > most) [largest, most] = [block, size];
    return largest;
  }
}

export class BodyBytes {
  readonly #bytes = new Map<Socket, { block: string; bytes: number }>();
  readonly #ofBlock = new Map<string, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  of(block: string): number {
    return this.#ofBlock.get(block) ?? 0;
  }

  /** A connection has one request at a time, and so one sender. */
  add(socket: Socket, block: string, bytes: number) {
    this.#bytes.set(socket, { block, bytes: (this.#bytes.get(socket)?.bytes ?? 0) + bytes });
    this.#ofBlock.set(block, this.of(block) + bytes);
    this.#total += bytes;
  }

  release(socket: Socket) {
    const { block, bytes } = this.#bytes.get(socket) ?? { block: "", bytes: 0 };
    this.#bytes.delete(socket);
    this.#total -= bytes;
    const left = this.of(block) - bytes;
    if (left > 0) this.#ofBlock.set(block, left);
    else this.#ofBlock.delete(block);
  }
}

const ONE_AT_A_TIME = new HttpError(429, "Too many requests. Please try again later.", {
  "Retry-After": "1",
  Connection: "close",
});
export const QUEUE_MAX = 16;
const queued = new WeakMap<Socket, number>();

/** Refuses requests behind an unanswered one: no browser or proxy sends them, and Node never closes their answers. */
export function refusePipelined(
  req: IncomingMessage,
  res: ServerResponse,
  refusalBody?: RefusalBody,
): boolean {
  const { socket } = req;
  const isFirst = res.socket !== null;
  if (isFirst) return false;
  res.statusCode = ONE_AT_A_TIME.status;
  const before = queued.get(socket) ?? 0;
  queued.set(socket, before + 1);
  if (before === 0) sendRefusal(req, res, ONE_AT_A_TIME, refusalBody);
  // An unread body would hide the end of the connection.
  else req.resume();
  if (before >= QUEUE_MAX) socket.destroy();
  return true;
}
