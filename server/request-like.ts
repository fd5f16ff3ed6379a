/** As much of a `Request` as a call of a program needs; a whole one costs more than most calls do. */
export type RequestLike = Pick<Request, "method" | "url" | "signal" | "text" | "formData"> & {
  headers: Pick<Headers, "get" | "has">;
};

/** An answer in one piece. The names of its headers are in small letters. */
export type BufferedResponse = {
  status: number;
  headers: Record<string, string | string[]>;
  body: string | Buffer;
};

/** Answers without Remix, or leaves it to Remix; `params` are the variable parts of the address. A loader carries it under this name. */
export type ApiHandler = (
  asked: RequestLike,
  params: Record<string, string | undefined>,
) => Promise<BufferedResponse> | undefined;
