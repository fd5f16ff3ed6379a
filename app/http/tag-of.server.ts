import { createHash } from "node:crypto";

/** An ETag of what an answer holds. */
export const tagOf = (content: string | Buffer): string =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
