export const PUZZLE_MESSAGES = {
  "none-picked": "Please pick a puzzle.",
  "unknown-puzzle": "Please pick one of these puzzles.",
  "day-past": "The puzzle of a day gone by stays as it was.",
  "day-complete": "Today's puzzle is already collected. A new one can be chosen tomorrow.",
} as const;
