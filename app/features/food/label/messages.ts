export const LABEL_MESSAGES = {
  notRecognised: "Food label not recognized",
  offline: "No Internet connection",
  busy: "Too many requests. Please try again later.",
  noPhoto: "Choose a photo first.",
  photoTooLarge: "That photo is too large: 8 MB and 50 megapixels (25 in WebP) are the most.",
  notAPhoto: "That is not a photo we can read. Use a JPEG, PNG or WebP picture.",
  photoDamaged: "That photo is damaged. Please take another one.",
} as const;
