import type { Caller, Tx } from "~/http/caller.server";
import { sha256 } from "~/platform/crypto.server";
import { type AnyCall, API_MESSAGES, codedRefusal } from "./answer";

const TAG_CHARS = 22;

export const etagOf = (data: unknown): string => `"${sha256(JSON.stringify(data)).slice(0, TAG_CHARS)}"`;

export const isTagged = ({ tagged, method }: Pick<AnyCall, "tagged" | "method">): boolean =>
  tagged === true && ["GET", "PUT", "PATCH"].includes(method);

/**
 * `by`, whose change is refused (412) when what `read` answers, inside the same transaction, is no longer what the
 * request's If-Match names; `by` itself without that header.
 */
export function ifUnchanged(by: Caller, request: Request, read: (tx: Tx) => Promise<unknown>): Caller {
  const sent = request.headers.get("If-Match");
  if (sent === null) return by;
  const tags = sent.split(",").map((tag) => tag.trim());
  return {
    ...by,
    change: (work) =>
      by.change(async (tx) => {
        const tag = etagOf(await read(tx));
        if (!tags.includes("*") && !tags.includes(tag))
          throw codedRefusal(412, "changed_meanwhile", API_MESSAGES.changedMeanwhile, {
            ETag: tag,
          });
        return work(tx);
      }),
  };
}
