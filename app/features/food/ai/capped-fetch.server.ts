import { AiFailure } from "./ai-failure";

/** `fetch` whose answer is whole when it is given. Throws AiFailure once its body, unpacked, is longer than `maxBytes`. */
export const cappedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    return new Response(await readAll(response.body, maxBytes, init?.signal), response);
  };

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
