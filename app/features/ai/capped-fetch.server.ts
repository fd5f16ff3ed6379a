import { AiFailure } from "./ai-failure";

/** `fetch` whose answer is whole when it is given. A body that is longer than `maxBytes`, unpacked, is read as AiFailure. */
export const cappedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    const body = await readAll(response.body, maxBytes, init?.signal).catch(orFailing);
    return new Response(body, response);
  };

/** What `fetch` itself throws would be taken for a lost connection and tried again. */
function orFailing(error: unknown): ReadableStream {
  if (!(error instanceof AiFailure)) throw error;
  return new ReadableStream({ start: (body) => body.error(error) });
}

/**
 * Node's own fetch may forget the signal once the headers are in and garbage was collected: a body that stalls would
 * then be waited for until its five minutes are over. So it is ended from here, and its connection with it.
 */
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
      if (bytes > maxBytes) throw new AiFailure("too long an answer");
      chunks.push(value);
    }
  } catch (error) {
    end();
    throw error;
  } finally {
    signal?.removeEventListener("abort", end);
  }
}
