export const sheetTexts = (puzzle: string) => ({
  title: `Check out my ${puzzle} puzzle collection!`,
  text: `I've collected the ${puzzle} puzzle in my nutrition collection. Take a look!`,
});

export const shareTitle = (nickname: string) => `${nickname} collected a nutrition puzzle!`;

export const whatItIs = (date: string, special: boolean) =>
  special ? `A picture unlocked, part by part, on ${date}.` : `A picture eaten, block by block, on ${date}.`;

export const SHARE_TEXTS = {
  generated: "Share Link generated!",
  nameNote: "Your name is part of the link, so anyone who has the link can change it.",
  tip: "Tap and hold to save this image and share it with friends on Social Media!",
  invitation: "Collect your nutrition puzzles on",
  unavailable: "This puzzle collection is not available",
} as const;
