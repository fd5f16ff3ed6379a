import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestLike } from "./request-like";

/** Told only by our own edge, or by a trusted proxy to it; never handed on from outside. */
const DROPPED =
  /^(?:host|origin|connection|keep-alive|transfer-encoding|forwarded|x-forwarded-.*|x-real-ip|x-client-(?:ip|block)|x-request-id)$/;

type Told = { id: string; origin: string; addressBlock: string; body?: Buffer<ArrayBuffer> };

/** A request as the product sees it: its address is the public one, `x-client-block` is true, and `origin` is checked and gone. */
export class IncomingRequest implements RequestLike {
  readonly method: string;
  readonly url: string;
  readonly headers: RequestLike["headers"];
  readonly #req: IncomingMessage;
  readonly #res: ServerResponse;
  readonly #own: Record<string, string>;
  readonly #body: Told["body"];
  #signal: AbortSignal | undefined;

  constructor(req: IncomingMessage, res: ServerResponse, { id, origin, addressBlock, body }: Told) {
    this.method = req.method ?? "";
    this.url = origin + req.url;
    this.#req = req;
    this.#res = res;
    this.#body = body;
    this.#own = { host: new URL(origin).host, "x-client-block": addressBlock, "x-request-id": id };
    this.headers = {
      get: (name) => this.#header(name.toLowerCase()) ?? null,
      has: (name) => this.#header(name.toLowerCase()) !== undefined,
    };
  }

  /** Aborted when the visitor leaves before the answer is out. */
  get signal(): AbortSignal {
    this.#signal ??= goneSignal(this.#res);
    return this.#signal;
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(this.#body);
  }

  formData(): Promise<FormData> {
    return this.request().formData();
  }

  /** The whole of it, as Remix wants it. */
  request(): Request {
    const headers = new Headers();
    for (const name of Object.keys(this.#req.headers)) {
      const value = this.#header(name);
      if (value !== undefined) headers.set(name, value);
    }
    for (const [name, value] of Object.entries(this.#own)) headers.set(name, value);
    return new Request(this.url, { method: this.method, headers, body: this.#body, signal: this.signal });
  }

  #header(name: string): string | undefined {
    if (name in this.#own) return this.#own[name];
    const value = DROPPED.test(name) ? undefined : this.#req.headers[name];
    return value === undefined ? undefined : String(value);
  }
}

function goneSignal(res: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const tell = () => {
    if (!res.writableFinished) gone.abort();
  };
  if (res.closed) tell();
  else res.once("close", tell);
  return gone.signal;
}
