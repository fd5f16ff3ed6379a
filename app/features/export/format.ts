export const EXPORT_VERSION = 1;
export const EXPORT_FORMAT = "pixelplate";
