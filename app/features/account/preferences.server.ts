import { eq } from "drizzle-orm";
import { z } from "zod";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { ENERGIES } from "~/features/nutrition/amounts";
import { FURTHER_NAMES, type FurtherName, shownIn } from "~/features/nutrition/further";
import type { Caller, Tx } from "~/http/caller.server";
import { setPlainCookie } from "~/http/plain-cookie";
import { type LooksUp, THEMES, type Theme } from "./profile/profile";

export const preferencesSchema = z.object({
  energy: z.enum(ENERGIES).optional(),
  numbers: z.enum(["shown", "hidden"]).optional(),
  weight: z.enum(["on", "off"]).optional(),
  barcodes: z.enum(["on", "off"]).optional(),
  shown_nutrients: z.string().max(400).transform(chosenNutrients).optional(),
});

/** The ticked boxes, by commas; the form always sends an empty one. */
function chosenNutrients(text: string, context: z.RefinementCtx): FurtherName[] {
  const names = text.split(",").filter((name) => name !== "none");
  const chosen = shownIn(names);
  if (names.some((name) => !FURTHER_NAMES.some((known) => known === name)))
    context.addIssue({ code: "custom", message: ACCOUNT_MESSAGES.nutrientUnknown });
  return chosen;
}

type Preferences = Partial<z.output<typeof preferencesSchema>>;

export const savePreferences = (by: Caller, preferences: Preferences): Promise<void> =>
  by.change((tx) => writePreferences(tx, preferences));

export async function writePreferences(
  { db, viewer }: Tx,
  { energy, numbers, weight, barcodes, shown_nutrients: nutrients }: Preferences,
): Promise<void> {
  const set = {
    ...(energy && { energy }),
    ...(numbers && { numbers }),
    ...(weight && { logs_weight: weight === "on" }),
    ...(barcodes && { looks_up_barcodes: barcodes === "on" }),
    ...(nutrients && { shown_nutrients: nutrients.length > 0 ? shownIn(nutrients) : null }),
  };
  if (Object.keys(set).length === 0) return;
  await db.update(db.t.users).set(set).where(eq(db.t.users.id, viewer.id));
}

export const themeSchema = z.object({ theme: z.enum(THEMES) });

/** The header that has the browser ask for a theme; for the system's choice it forgets the one before. */
export const themeCookie = (theme: Theme): string => setPlainCookie("theme", theme === "system" ? "" : theme);

export function looksUpBarcodes({ settings, viewer }: Caller): LooksUp {
  if (!settings.barcodeLookUp) return "off";
  const chosen = viewer.looksUpBarcodes ?? (settings.barcodeLookUp.asks ? undefined : true);
  return chosen === undefined ? "ask" : chosen ? "on" : "off";
}
