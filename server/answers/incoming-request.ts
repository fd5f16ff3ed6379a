import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestLike } from "./request-like";

/** Headers that only the edge or a trusted proxy may set. */
const DROPPED =
  /^(?:host|origin|connection|keep-alive|transfer-encoding|forwarded|x-forwarded-.*|x-real-ip|x-client-(?:ip|block)|x-request-id)$/;

type Checked = { id: string; origin: string; addressBlock: string; body?: Buffer<ArrayBuffer> };

/** A request as the product sees it: a public URL, a true `x-client-block`, and no `origin`, which is checked already. */
export class IncomingRequest implements RequestLike {
  readonly method: string;
  readonly url: string;
  readonly headers: RequestLike["headers"];
  readonly #req: IncomingMessage;
  readonly #res: ServerResponse;
  readonly #set: Record<string, string>;
  readonly #body: Checked["body"];
  #signal: AbortSignal | undefined;

  constructor(req: IncomingMessage, res: ServerResponse, { id, origin, addressBlock, body }: Checked) {
    this.method = req.method ?? "";
    this.url = origin + req.url;
    this.#req = req;
    this.#res = res;
    this.#body = body;
    this.#set = { host: new URL(origin).host, "x-client-block": addressBlock, "x-request-id": id };
    this.headers = {
      get: (name) => this.#header(name.toLowerCase()) ?? null,
      has: (name) => this.#header(name.toLowerCase()) !== undefined,
    };
  }

  get signal(): AbortSignal {
    this.#signal ??= closeSignal(this.#res);
    return this.#signal;
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(this.#body);
  }

  formData(): Promise<FormData> {
    return this.request().formData();
  }

  request(): Request {
    const headers = new Headers();
    for (const name of Object.keys(this.#req.headers)) {
      const value = this.#header(name);
      if (value !== undefined) headers.set(name, value);
    }
    for (const [name, value] of Object.entries(this.#set)) headers.set(name, value);
    return new Request(this.url, { method: this.method, headers, body: this.#body, signal: this.signal });
  }

  #header(name: string): string | undefined {
    if (name in this.#set) return this.#set[name];
    const value = DROPPED.test(name) ? undefined : this.#req.headers[name];
    return value === undefined ? undefined : String(value);
  }
}

function closeSignal(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const onClose = () => {
    if (!res.writableFinished) controller.abort();
  };
  if (res.closed) onClose();
  else res.once("close", onClose);
  return controller.signal;
}
