export const LOG_IN_AGAIN = "Authentication failed. Please log in again.";
