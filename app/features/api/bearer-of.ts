/** The bearer token that a request presents, "" for an empty one; undefined when it presents none. */
export function bearerOf(request: Request): string | undefined {
  const [scheme, token = ""] = (request.headers.get("Authorization") ?? "").trim().split(/\s+/);
  return scheme?.toLowerCase() === "bearer" ? token : undefined;
}
