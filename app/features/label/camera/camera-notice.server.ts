import { eq, isNull } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Caller } from "~/http/caller.server";

export async function cameraNoticeShown(db: Db, userId: string): Promise<boolean> {
  const { user_info: info } = db.t;
  const [row] = await db
    .select({ at: info.camera_permission_shown_at })
    .from(info)
    .where(eq(info.user_id, userId));
  return row?.at != null;
}

/** Notes that the notice about the camera was shown. The first time counts. */
export async function recordCameraNotice(by: Caller): Promise<void> {
  await by.change(async (tx) => {
    const { user_info: info } = tx.db.t;
    await tx.db
      .insert(info)
      .values({ user_id: tx.viewer.id, camera_permission_shown_at: tx.now, updated_at: tx.now })
      .onConflictDoUpdate({
        target: info.user_id,
        set: { camera_permission_shown_at: tx.now },
        setWhere: isNull(info.camera_permission_shown_at),
      });
  });
}
