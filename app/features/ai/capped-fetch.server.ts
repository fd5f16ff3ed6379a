import { AiFailure } from "./ai-failure";

/** `fetch` with the whole body read. More than `maxBytes`, decompressed, reads as AiFailure. */
export const cappedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    const body = await readAll(response.body, maxBytes, init?.signal).catch(orFailing);
    return new Response(body, response);
  };

/** An error from `fetch` itself would count as a lost connection and be retried. */
function orFailing(error: unknown): ReadableStream {
  if (!(error instanceof AiFailure)) throw error;
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
