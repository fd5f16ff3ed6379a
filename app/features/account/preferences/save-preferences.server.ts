import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Store } from "~/db/store";
import { ENERGIES } from "~/features/nutrition/energy";

export const preferencesSchema = z.object({ energy: z.enum(ENERGIES).optional() });

type Preferences = z.output<typeof preferencesSchema>;

export async function savePreferences(store: Store, userId: string, { energy }: Preferences): Promise<void> {
  if (energy === undefined) return;
  await store.tx(async (db) => {
    await db.update(db.t.users).set({ energy }).where(eq(db.t.users.id, userId));
  });
}
