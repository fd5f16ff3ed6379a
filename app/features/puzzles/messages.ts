export const PUZZLE_MESSAGES = {
  "none-picked": "Please pick a puzzle.",
  "unknown-puzzle": "Please pick one of these puzzles.",
  "day-past": "The puzzle of a past day can’t be changed.",
  "day-complete": "You have already collected today's puzzle. You can choose a new one tomorrow.",
  "day-open": "Collect today’s puzzle first, then choose tomorrow’s.",
} as const;
