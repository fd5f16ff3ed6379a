import { NUTRIENTS } from "~/features/nutrition/amounts";
import { blocksOf, type PixelMap, type PuzzleId } from "./puzzle";

/** Of a puzzle of one's own or of a pack: a chosen one is stored with the person. */
export const isStoredId = (id: PuzzleId): boolean => /^(?:own|pack)_[a-z0-9_]{1,59}$/.test(id);

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

/** Of the band on a card, as in `tokens.css`. */
export const OWN_COLOR = "#ffb279";

export const COLORS_MAX = 24;
export const BLOCKS_MIN = 60;
export const INKS_MAX = 3 * COLORS_MAX;
export const PUZZLE_NAME_MAX = 40;

/** What a picture needs before it can be a day's puzzle, as the end of a sentence; undefined when nothing. */
export function pictureProblem(map: PixelMap): string | undefined {
  const inks = Object.values(map.legend);
  if (inks.length > INKS_MAX) return `can't have more than ${INKS_MAX} letters in its legend`;
  const colors = new Set(inks.map(({ color }) => color)).size;
  if (colors > COLORS_MAX) return `has ${colors} colors; ${COLORS_MAX} are the most`;
  for (const letter of map.rows.join(""))
    if (letter !== "." && !Object.hasOwn(map.legend, letter))
      return `uses “${letter}”, which is not in its legend`;
  const blocks = blocksOf(map);
  const all = NUTRIENTS.reduce((sum, nutrient) => sum + blocks[nutrient], 0);
  if (all < BLOCKS_MIN) return `has ${all} of at least ${BLOCKS_MIN} blocks`;
  const missing = NUTRIENTS.find((nutrient) => blocks[nutrient] === 0);
  if (missing) return `needs a block of ${missing}`;
}
