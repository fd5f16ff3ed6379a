/** Fired on a form whose food was kept in the browser. */
export const QUEUED = "pixelplate:kept";
