/** Pixels a side of the stored picture. */
export const AVATAR_SIDE = 240;
/** 0 to 100. */
export const AVATAR_QUALITY = 95;
export const AVATAR_MAX_BYTES = 4 * 1024 * 1024;
export const AVATAR_TYPES = ["image/jpeg", "image/png", "image/webp"];

export const ZOOM_MIN = 1;
export const ZOOM_MAX = 3;
