import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Store } from "~/db/store";
import { ENERGIES } from "~/features/nutrition/energy-in";

export const preferencesSchema = z.object({
  energy: z.enum(ENERGIES).optional(),
  numbers: z.enum(["shown", "hidden"]).optional(),
  weight: z.enum(["on", "off"]).optional(),
});

type Preferences = z.output<typeof preferencesSchema>;

export async function savePreferences(
  store: Store,
  userId: string,
  { energy, numbers, weight }: Preferences,
): Promise<void> {
  const set = {
    ...(energy && { energy }),
    ...(numbers && { numbers }),
    ...(weight && { logs_weight: weight === "on" }),
  };
  if (Object.keys(set).length === 0) return;
  await store.tx(async (db) => {
    await db.update(db.t.users).set(set).where(eq(db.t.users.id, userId));
  });
}
