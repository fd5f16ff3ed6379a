/** The link preview, in the size that preview services ask for, in pixels. */
export const LANDSCAPE = { width: 1200, height: 630 };

/** The picture to keep and to send, in pixels. */
export const PORTRAIT = { width: 1080, height: 1350 };
