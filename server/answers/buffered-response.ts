/** A response in one piece; names of headers are in lower case. */
export type BufferedResponse = {
  status: number;
  headers: Record<string, string | string[]>;
  body: string | Buffer;
};
