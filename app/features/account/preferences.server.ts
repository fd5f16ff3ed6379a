import { randomBytes } from "node:crypto";
import { eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import { ENERGIES } from "~/features/nutrition/amounts";
import type { Caller, Tx } from "~/http/caller.server";
import { setPlainCookie } from "~/http/plain-cookie";
import { THEMES, type Theme } from "./profile/profile";

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

export const renewShareLinkSchema = z.object({ confirm: z.literal("yes") });

/** Gives the user another id of 128 random bits in share links. Links with the former one are dead at once. */
export async function renewShareLink(by: Caller): Promise<void> {
  const share_id = randomBytes(16).toString("hex");
  await by.change(async (tx) => {
    const { users } = tx.db.t;
    await tx.db.update(users).set({ share_id }).where(eq(users.id, tx.viewer.id));
  });
}

export const preferencesSchema = z.object({
  energy: z.enum(ENERGIES).optional(),
  numbers: z.enum(["shown", "hidden"]).optional(),
  weight: z.enum(["on", "off"]).optional(),
});

type Preferences = z.output<typeof preferencesSchema>;

export const savePreferences = (by: Caller, preferences: Preferences): Promise<void> =>
  by.change((tx) => writePreferences(tx, preferences));

export async function writePreferences(
  { db, viewer }: Tx,
  { energy, numbers, weight }: Preferences,
): Promise<void> {
  const set = {
    ...(energy && { energy }),
    ...(numbers && { numbers }),
    ...(weight && { logs_weight: weight === "on" }),
  };
  if (Object.keys(set).length === 0) return;
  await db.update(db.t.users).set(set).where(eq(db.t.users.id, viewer.id));
}

export const themeSchema = z.object({ theme: z.enum(THEMES) });

/** The header that has the browser ask for a theme; for the system's choice it forgets the one before. */
export const themeCookie = (theme: Theme): string => setPlainCookie("theme", theme === "system" ? "" : theme);
