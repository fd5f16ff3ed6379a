export const DELETE_MESSAGES = {
  pending: "Deleting...",
  deleted: "Your account and everything in it have been deleted.",
  failed: "Failed to delete account: Server error. Please try again later.",
  noToken: "Unable to get access token, please log in again",
  offline: "Error deleting account: No Internet connection",
} as const;
