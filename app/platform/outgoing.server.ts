import type { Dispatcher, EnvHttpProxyAgent } from "undici";
import { proxySetting } from "./settings/settings.server";

export const proxyFor = (protocol: string): string | undefined => {
  const http = proxySetting(process.env, "HTTP_PROXY");
  return protocol === "https:" ? proxySetting(process.env, "HTTPS_PROXY") || http : http;
};

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a call to this address goes through HTTPS_PROXY or HTTP_PROXY: never one to this machine. */
const usesProxy = ({ protocol, hostname }: URL): boolean =>
  proxyFor(protocol) !== undefined && !LOOPBACK.test(hostname);

/** undici's agent of the environment's proxies, without its warning of being experimental, which nobody here can act on. */
export async function proxyAgent(limits: EnvHttpProxyAgent.Options = {}): Promise<Dispatcher> {
  const { EnvHttpProxyAgent } = await import("undici");
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return new EnvHttpProxyAgent({
      ...limits,
      httpProxy: proxyFor("http:"),
      httpsProxy: proxyFor("https:"),
      noProxy: proxySetting(process.env, "NO_PROXY"),
    });
  } finally {
    process.emitWarning = emitWarning;
  }
}

let proxies: Promise<Dispatcher> | undefined;

/** `fetch` for whatever leaves this server: through HTTPS_PROXY or HTTP_PROXY where one is set, but for NO_PROXY. */
export const outgoingFetch: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (!usesProxy(url) || input instanceof Request) return fetch(input, init);
  const undici = await import("undici");
  proxies ??= proxyAgent();
  const sent = { ...init, dispatcher: await proxies } as Parameters<typeof undici.fetch>[1];
  return (await undici.fetch(url, sent)) as unknown as Response;
};

const FAULTS: [RegExp, string][] = [
  [/ENOTFOUND|EAI_AGAIN/, "no server has that name"],
  [/ECONNREFUSED/, "nothing listens there"],
  [/Proxy response/, "the proxy refused"],
  [/WRONG_VERSION|EPROTO|wrong version/, "it does not speak https"],
  [/CERT|SIGNATURE|certificate/, "its certificate is not trusted"],
  [/ECONNRESET|UND_ERR_SOCKET/, "it broke off"],
  [/TIMEOUT|ETIMEDOUT/, "it does not answer"],
];

/** Why a call did not come through, in words; empty when nothing is known. Never what was sent. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code, message } = error as NodeJS.ErrnoException;
  const known = FAULTS.find(([pattern]) => pattern.test(`${code} ${message}`));
  return known?.[1] ?? faultOf(error.cause);
}

export class AnswerTooLong extends Error {
  override name = "AnswerTooLong";
}

/** `outgoingFetch` with the whole body read. More than `maxBytes`, decompressed, reads as AnswerTooLong. */
export const cappedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await outgoingFetch(input, init);
    if (!response.body) return response;
    const body = await readAll(response.body, maxBytes, init?.signal).catch(orFailing);
    return new Response(body, response);
  };

/** An error from `fetch` itself would count as a lost connection and be retried. */
function orFailing(error: unknown): ReadableStream {
  if (!(error instanceof AnswerTooLong)) throw error;
  return new ReadableStream({ start: (body) => body.error(error) });
}

/** Ends the body itself on abort: Node's fetch may lose the signal after the headers when garbage is collected. */
async function readAll(body: ReadableStream<Uint8Array>, maxBytes: number, signal?: AbortSignal | null) {
  const reader = body.getReader();
  const end = () => void reader.cancel().catch(() => {});
  signal?.addEventListener("abort", end, { once: true });
  try {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for (;;) {
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done) return Buffer.concat(chunks);
      bytes += value.length;
      if (bytes > maxBytes) throw new AnswerTooLong();
      chunks.push(value);
    }
  } catch (error) {
    end();
    throw error;
  } finally {
    signal?.removeEventListener("abort", end);
  }
}
