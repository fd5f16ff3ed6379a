import type { Puzzle } from "./puzzle";

export const COLLECTED_TEXT = "Puzzle collected! Treat yourself in tomorrow’s challenge!";
export const MISSED_TEXT = "So close to completing this puzzle! — try again next time!";

const BOUNDS = [0.25, 0.5, 0.75, 0.9, 1];

export function stageText(puzzle: Pick<Puzzle, "progressTexts">, progress: number): string {
  const stage = BOUNDS.findIndex((bound) => progress < bound);
  return puzzle.progressTexts[stage] ?? COLLECTED_TEXT;
}

export const pastText = (progress: number) => (progress >= 1 ? COLLECTED_TEXT : MISSED_TEXT);

export const greeting = (user: string | null) =>
  `Hey ${user || "there"}! Ready to collect today's nutrition puzzle?`;
