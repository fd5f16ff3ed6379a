/** Seconds until one may try again while the database can't take a request. */
export const RETRY_AFTER = "1";
