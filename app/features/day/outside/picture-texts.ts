export const PICTURE_TEXTS = {
  title: "Today’s picture elsewhere",
  lead: "Your picture of the day as it stands, for a phone’s home screen, a smart home or an e-ink frame. It shows no numbers and no name. Anyone who has its address can see it.",
  renewed: "The picture has a new address. A former one no longer works.",
  ended: "The picture’s address no longer works.",
} as const;
