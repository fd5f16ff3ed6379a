export const DELETE_MESSAGES = {
  pending: "Deleting...",
  deleted: "Your account and everything in it is deleted.",
  failed: "Failed to delete account: Server error. Please try again later.",
  offline: "Error deleting account: No Internet connection",
} as const;
