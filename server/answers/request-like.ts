/** The part of a `Request` that API calls need; building a whole one costs more than most calls do. */
export type RequestLike = Pick<Request, "method" | "url" | "signal" | "text" | "formData"> & {
  headers: Pick<Headers, "get" | "has">;
};

/** A response in one piece; names of headers are in lower case. */
export type BufferedResponse = {
  status: number;
  headers: Record<string, string | string[]>;
  body: string | Buffer;
};
