import type { Readable } from "node:stream";

/** Names of headers are in lower case. */
type Head = {
  status: number;
  headers: Record<string, string | string[]>;
};

/** A response in one piece. */
export type BufferedResponse = Head & { body: string | Buffer };

export type StreamedResponse = Head & { body: Readable };

export const isStreamed = (response: BufferedResponse | StreamedResponse): response is StreamedResponse =>
  typeof response.body === "object" && "pipe" in response.body;
