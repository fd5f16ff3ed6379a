import { errorWording } from "~/http/error-wording";

export const AVATAR_MESSAGES = {
  hint: "JPEG, PNG or WebP, up to 4 MB.",
  empty: "That file is empty. Choose another one.",
  tooLarge: "That picture is too large. The limit is 4 MB and 50 megapixels (25 for WebP).",
  notAPicture: "We can't read that file. Use a JPEG, PNG or WebP picture.",
  cropTitle: "Crop Picture",
  cropArea: "Part of the picture: drag it, or move it with the arrow keys",
  busy: errorWording(429),
  damaged: "That picture is damaged. Choose another one.",
} as const;
