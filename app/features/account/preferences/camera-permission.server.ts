import { eq, isNull } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";

export async function cameraNoticeShown(db: Db, userId: string): Promise<boolean> {
  const { user_info: info } = db.t;
  const [row] = await db
    .select({ at: info.camera_permission_shown_at })
    .from(info)
    .where(eq(info.user_id, userId));
  return row?.at != null;
}

/** Notes that the notice about the camera was shown. The first time counts. */
export async function noteCameraNotice(store: Store, userId: string, now: number): Promise<void> {
  await store.tx(async (db) => {
    await lockUser(db, userId);
    const { user_info: info } = db.t;
    await db
      .insert(info)
      .values({ user_id: userId, camera_permission_shown_at: now, updated_at: now })
      .onConflictDoUpdate({
        target: info.user_id,
        set: { camera_permission_shown_at: now },
        setWhere: isNull(info.camera_permission_shown_at),
      });
  });
}
