import { z } from "zod";
import { setPlainCookie } from "~/http/plain-cookie";
import { THEMES, type Theme } from "./theme";

export const themeSchema = z.object({ theme: z.enum(THEMES) });

/** The header that has the browser ask for a theme; for the system's choice it forgets the one before. */
export const themeCookie = (theme: Theme): string => setPlainCookie("theme", theme === "system" ? "" : theme);
