export const QUEUED = "pixelplate:kept";
