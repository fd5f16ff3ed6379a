import { errorWording } from "~/http/error-wording";

export const LABEL_MESSAGES = {
  notRecognised: "Food label not recognized",
  offline: "No Internet connection",
  busy: errorWording(429),
  noPhoto: "Choose a photo first.",
  photoTooLarge: "That photo is too large. The limit is 8 MB and 50 megapixels (25 for WebP).",
  notAPhoto: "We can't read that file. Use a JPEG, PNG or WebP photo.",
  photoDamaged: "That photo is damaged. Please take another one.",
} as const;
