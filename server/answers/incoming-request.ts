import type { IncomingMessage, ServerResponse } from "node:http";
import { isSpeltLike, type ProxyUserHeader } from "../limits/addresses";

/** Headers that only the edge or a trusted proxy may set. */
const DROPPED =
  /^(?:host|origin|connection|keep-alive|transfer-encoding|forwarded|x-forwarded-.*|x-real-ip|x-client-(?:ip|block)|x-request-id)$/;

type Checked = {
  id: string;
  origin: string;
  addressBlock: string;
  proxyUserHeader?: ProxyUserHeader;
  proxyUser?: string;
  body?: Buffer<ArrayBuffer>;
};
export type IncomingRequest = Request & { whole: () => Request };

/** A request for the product: a public URL, a true `x-client-block`, and no `origin`, which is checked already. */
export function incomingRequest(req: IncomingMessage, res: ServerResponse, checked: Checked) {
  addRestOfRequest();
  return new LazyRequest(req, res, checked) as LazyRequest & IncomingRequest;
}

/** Builds the parts of a Request when they are read; a whole one takes 30 µs and more. */
class LazyRequest {
  readonly method: string;
  readonly url: string;
  readonly #req: IncomingMessage;
  readonly #res: ServerResponse;
  readonly #checked: Checked;
  #headers: Headers | undefined;
  #signal: AbortSignal | undefined;
  #whole: Request | undefined;

  constructor(req: IncomingMessage, res: ServerResponse, checked: Checked) {
    this.method = req.method ?? "";
    this.url = checked.origin + req.url;
    this.#req = req;
    this.#res = res;
    this.#checked = checked;
  }

  get headers(): Headers {
    this.#headers ??= headersOf(this.#req, this.#checked);
    return this.#headers;
  }

  get signal(): AbortSignal {
    this.#signal ??= closeSignal(this.#res);
    return this.#signal;
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(this.#checked.body);
  }

  /** The real Request, as Remix needs it. */
  whole(): Request {
    const { url, method, headers, signal } = this;
    this.#whole ??= new Request(url, { method, headers, signal, body: this.#checked.body });
    return this.#whole;
  }
}

/** With the first request: naming Node's own loads a twentieth of the start. */
function addRestOfRequest() {
  if (LazyRequest.prototype instanceof Request) return;
  const own = ["method", "url", ...Object.getOwnPropertyNames(LazyRequest.prototype)];
  const rest = Object.getOwnPropertyNames(Request.prototype).filter((name) => !own.includes(name));
  for (const name of rest)
    Object.defineProperty(LazyRequest.prototype, name, {
      get(this: LazyRequest) {
        const value = Reflect.get(this.whole(), name);
        return typeof value === "function" ? value.bind(this.whole()) : value;
      },
    });
  Object.setPrototypeOf(LazyRequest.prototype, Request.prototype);
}

function headersOf(req: IncomingMessage, checked: Checked): Headers {
  const { id, origin, addressBlock, proxyUserHeader, proxyUser } = checked;
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined && !DROPPED.test(name)) headers.set(name, String(value));
  headers.set("host", new URL(origin).host);
  headers.set("x-client-block", addressBlock);
  headers.set("x-request-id", id);
  if (proxyUserHeader) {
    for (const name of [...headers.keys()]) if (isSpeltLike(name, proxyUserHeader)) headers.delete(name);
    headers.delete(proxyUserHeader.to);
    if (proxyUser) headers.set(proxyUserHeader.to, proxyUser);
  }
  return headers;
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
