export const SHORTCUTS = [
  { key: "e", does: "Eat: log a food", press: "Eat", to: "/?eat=1" },
  { key: "t", does: "Go to today", to: "/" },
  { key: "c", does: "Go to My Collections", to: "/my-collections" },
  { key: "ArrowLeft", shown: "←", does: "The day before", press: "Previous day" },
  { key: "ArrowRight", shown: "→", does: "The day after", press: "Next day" },
  { key: "?", does: "This help" },
] as const;
