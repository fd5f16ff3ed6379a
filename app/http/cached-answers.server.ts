import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { now } from "~/platform/clock.server";
import { sha256 } from "~/platform/crypto.server";
import { QUARTER_MS } from "~/platform/local-date";
import { hasFailed } from "~/platform/log/log.server";
import type { Viewer } from "./session.server";

export type Answer = { status: number; headers: Record<string, string | string[]>; body: string | Buffer };

const CACHE_MAX_BYTES = 16_000_000;
/** With its compressed forms, which are made later, and its headers. */
const bytesOf = ({ body }: Answer) => 2 * Buffer.byteLength(body) + 2000;

const answers = new LRUCache<string, { state: string; answer: Answer }>({
  maxSize: CACHE_MAX_BYTES,
  sizeCalculation: ({ answer }) => bytesOf(answer),
});

/**
 * What `make` answers, or did before, if the person's data, the quarter of the hour and all of `request` are
 * the same. `make` must read nothing else.
 */
export async function cachedAnswer<A extends Answer>(
  { id, version, timeZone }: Viewer,
  request: string[],
  make: () => Promise<A>,
): Promise<A> {
  if (version === null) return make();
  const key = JSON.stringify([id, timeZone, ...request]);
  const state = `${version} ${Math.floor(now() / QUARTER_MS)}`;
  const before = answers.get(key);
  if (before?.state === state) return before.answer as A;
  const answer = await make();
  if (answer.status === 200 && !answer.headers["set-cookie"] && !hasFailed())
    answers.set(key, { state, answer });
  return answer;
}

/** An ETag of what an answer holds. */
export const tagOf = (content: string | Buffer): string =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;

/** Distinguishes the people of one browser: 16 characters that reveal nothing about the user's id. */
export const viewerTag = (viewer: Pick<Viewer, "id">): string => sha256(`viewer ${viewer.id}`).slice(0, 16);

/** Whether a request names this `etag` as one that its sender holds. */
export const hasTag = (request: Request, etag: string): boolean =>
  (request.headers.get("If-None-Match") ?? "")
    .split(",")
    .some((tag) => tag.trim().replace(/^W\//, "") === etag);
