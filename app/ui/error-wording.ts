import { LOG_IN_AGAIN } from "~/http/log-in-again";

/** What came could not be understood: something between the browser and the server answered in its place. */
export const UNREADABLE_ANSWER = "API request failed";

/** What a failed answer is called, by its HTTP status (0 for no answer at all); `text` is the answer's own words for statuses without any. */
export function errorWording(status: number, text?: string): string {
  if (status === 0) return "No response from server. Please check your internet connection.";
  if (status === 401) return LOG_IN_AGAIN;
  if (status === 403) return "Access denied. You do not have permission to perform this action.";
  if (status === 404) return "Resource not found.";
  // Remix's own words for it are for who builds the page.
  if (status === 405) return "Method not allowed.";
  if (status === 429) return "Too many requests. Please try again later.";
  if (status >= 500) return "Server error. Please try again later.";
  return text || `Request failed with status ${status}`;
}
