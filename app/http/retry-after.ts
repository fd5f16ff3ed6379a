/** In seconds, while the database is unavailable. */
export const RETRY_AFTER = "1";
