export const PHOTOS_MAX = 4;

export const PLATE_MESSAGES = {
  tooLong: "Use up to 1,000 characters",
  noPhoto: "Choose a photo first.",
  tooMany: `Up to ${PHOTOS_MAX} photos of one meal, please.`,
  tooLarge: `Those photos are too large together. Each may have up to 8 MB, and there may be up to ${PHOTOS_MAX}.`,
  notRecognised: "No food was recognized in the photos. Describe it in words instead.",
  aiMissed: "The AI service didn’t answer. Try again in a minute, or continue with just the words.",
  noModel: "This server can’t read photos of meals. Describe yours in words.",
} as const;
