export const REVIEW_MESSAGES = {
  rowsFull: "A meal can have up to 20 foods.",
  byHand: "You typed these totals. They stay when a food below changes.",
  aiMissed: "The AI service didn’t answer.",
  lost: (names: readonly string[]) => `No longer available and left out: ${names.join(", ")}.`,
  nothingFound: (words: string) => `Nothing found for “${words}”.`,
} as const;
