export const PHOTO_MAX_BYTES = 8 * 1024 * 1024;
export const PHOTO_MAX_SIDE = 1920;
export const PHOTO_QUALITY = 0.95;
