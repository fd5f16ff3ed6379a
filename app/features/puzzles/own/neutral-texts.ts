type Texts = {
  description: string;
  progressTexts: readonly [string, string, string, string, string];
};

const NEUTRAL_TEXTS: readonly Texts[] = [
  {
    description: "Made by hand, one small square at a time.",
    progressTexts: [
      "The first squares are in. Something is beginning.",
      "A shape is showing, if you squint a little.",
      "Half of it is there, and it already looks familiar.",
      "Almost everything has found its place.",
      "One last corner and it is whole!",
    ],
  },
  {
    description: "Nobody has grown this one before.",
    progressTexts: [
      "A new seed is in the ground.",
      "The first colours are coming up.",
      "It grows its own way, and well.",
      "You can see now what it wants to be.",
      "A little more and it is in full bloom!",
    ],
  },
  {
    description: "A picture with a story that only its maker knows.",
    progressTexts: [
      "The story starts at the bottom of the page.",
      "It is getting interesting.",
      "Here comes the middle, with the best colours.",
      "Everything is coming together.",
      "The last line is about to be written!",
    ],
  },
];

/** The same ones for the same id. */
export function neutralTexts(id: string): Texts {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return NEUTRAL_TEXTS[sum % NEUTRAL_TEXTS.length] as Texts;
}
