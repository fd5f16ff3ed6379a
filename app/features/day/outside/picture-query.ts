export const PICTURE_THEMES = ["light", "dark", "paper"] as const;

export type PictureTheme = (typeof PICTURE_THEMES)[number];

/** Pixels a side. */
export const PICTURE_SIZES = { min: 240, max: 1600, usual: 480 };
