/** What the device's own share sheet is given; `puzzle` is the puzzle's name. */
export const sheetTexts = (puzzle: string) => ({
  title: `Check out my ${puzzle} puzzle collection!`,
  text: `I've collected the ${puzzle} puzzle in my nutrition collection. Take a look!`,
});

/** The headline of a share page. */
export const shareTitle = (nickname: string) => `${nickname} collected a nutrition puzzle!`;

export const SHARE_TEXTS = {
  generated: "Share Link generated!",
  tip: "Tap and hold to save this image and share it with friends on Social Media!",
  invitation: "Collect your nutrition puzzles on",
  unavailable: "This puzzle collection is not available",
} as const;
