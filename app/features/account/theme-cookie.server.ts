import type { Theme } from "./theme";

const YEAR_S = 31_536_000;
/** The root loader reads it; without it the system decides. */
export const THEME_COOKIE = "pp_theme";

/** The header that makes this browser show that theme from now on. */
export const themeCookie = (theme: Theme): string =>
  `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${theme === "system" ? 0 : YEAR_S}; HttpOnly; SameSite=Lax`;
