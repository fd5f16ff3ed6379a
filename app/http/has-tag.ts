/** Whether a request names this `etag` as one that its sender holds. */
export const hasTag = (request: Request, etag: string): boolean =>
  (request.headers.get("If-None-Match") ?? "")
    .split(",")
    .some((tag) => tag.trim().replace(/^W\//, "") === etag);
