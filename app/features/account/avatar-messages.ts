export const AVATAR_MESSAGES = {
  hint: "JPEG, PNG or WebP, up to 4 MB.",
  empty: "That file is empty. Choose another one.",
  tooLarge: "That picture is too large: 4 MB and 50 megapixels (25 in WebP) are the most.",
  notAPicture: "That is not a picture we can read. Use a JPEG, PNG or WebP file.",
  cropTitle: "Crop Picture",
  cropArea: "Part of the picture: drag it, or move it with the arrow keys",
  busy: "Too many requests. Please try again later.",
  damaged: "That picture is damaged. Choose another one.",
} as const;
