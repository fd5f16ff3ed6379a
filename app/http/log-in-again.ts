/** Said when somebody's session is over, or never was. */
export const LOG_IN_AGAIN = "Authentication failed. Please log in again.";
