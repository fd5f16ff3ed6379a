import { and, eq, gt } from "drizzle-orm";
import type { Db } from "~/db/store";
import { plainCookie, setPlainCookie } from "~/http/plain-cookie";
import { viewerTag } from "~/http/viewer-tag.server";

type Who = { id: string };

export async function hasCollectionNews(db: Db, viewer: Who, request: Request): Promise<boolean> {
  const [tag, seen] = plainCookie(request, "collectionSeen")?.split(".") ?? [];
  const since = tag === viewerTag(viewer) ? Number(seen) || 0 : 0;
  const { user_collection: t } = db.t;
  const rows = await db
    .select({ puzzle: t.puzzle_name })
    .from(t)
    .where(and(eq(t.user_id, viewer.id), gt(t.created_at, since)))
    .limit(1);
  return rows.length > 0;
}

export const collectionSeen = (viewer: Who, now: number): string =>
  setPlainCookie("collectionSeen", `${viewerTag(viewer)}.${now}`);
