/** As much of a `Request` as the API needs: building a whole one costs more than most calls do. */
export type RequestLike = Pick<Request, "method" | "url" | "signal" | "text" | "formData"> & {
  headers: Pick<Headers, "get" | "has">;
};
