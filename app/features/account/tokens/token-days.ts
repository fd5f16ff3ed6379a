/** How many days a new token may last, beside for ever. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
