export const PHOTOS_MAX = 4;

export const PLATE_MESSAGES = {
  noPhoto: "Choose a photo first.",
  tooMany: `Up to ${PHOTOS_MAX} photos of one meal, please.`,
  tooLarge: `Those photos are too large together. Each may have up to 8 MB, and there may be up to ${PHOTOS_MAX}.`,
} as const;
