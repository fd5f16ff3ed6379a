/** The most that is sent and read. */
export const PHOTO_MAX_BYTES = 8 * 1024 * 1024;
/** In pixels; more shows the reader nothing new. */
export const PHOTO_MAX_SIDE = 1920;
export const PHOTO_QUALITY = 0.95;
