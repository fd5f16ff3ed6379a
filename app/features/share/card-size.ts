/** Pixels, as link previews want it. */
export const LANDSCAPE = { width: 1200, height: 630 };

export const PORTRAIT = { width: 1080, height: 1350 };
