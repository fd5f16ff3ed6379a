import { LOG_IN_AGAIN } from "./log-in-again";

export const UNREADABLE_ANSWER = "API request failed";

/** The wording of an HTTP status (0: no answer); `text` is the server's own, for other statuses. */
export function errorWording(status: number, text?: string): string {
  if (status === 0) return "No response from server. Please check your internet connection.";
  if (status === 401) return LOG_IN_AGAIN;
  if (status === 403) return "Access denied. You do not have permission to perform this action.";
  if (status === 404) return "Resource not found.";
  if (status === 405) return "Method not allowed.";
  if (status === 429) return "Too many requests. Please try again later.";
  if (status >= 500) return "Server error. Please try again later.";
  return text || `Request failed with status ${status}`;
}
