export const FITS_MESSAGES = {
  noPuzzle: "Choose a puzzle first: what fits depends on its open blocks.",
  full: "Every block is filled. Nothing is left to fit.",
  tooFew: "After a week of logging, your own foods that fit show up here.",
  none: "None of your foods fits into what is open now.",
} as const;
