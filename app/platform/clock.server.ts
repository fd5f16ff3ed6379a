/** Milliseconds since 1970 UTC; the server's only clock. */
export const now = () => Date.now();
