export const COLLECTION_TEXTS = {
  title: "My Collections",
  emptyTitle: "No puzzle collection yet!",
  emptyText:
    "Choose a nutrition puzzle from homepage and reach your daily nutrition goal to collect puzzles.",
  unlocked: "Congratulations! New Pixel Art Unlocked!",
  notFound: "Puzzle not found in collection",
  loadFailed: "Failed to load collection data",
} as const;
