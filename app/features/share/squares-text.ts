import { GRID_SIZE, type PixelMap, type Puzzle, type PuzzleId } from "~/features/puzzles/puzzle";
import { labOf } from "~/platform/picture/oklab";

const EMOJI: Record<PuzzleId, string> = {
  apple: "🍎",
  avocado: "🥑",
  banana: "🍌",
  bento_cat: "🐱",
  blueberries: "🫐",
  bread: "🍞",
  broccoli: "🥦",
  carrot: "🥕",
  cheese: "🧀",
  cherries: "🍒",
  chili: "🌶️",
  cookie: "🍪",
  corn: "🌽",
  croissant: "🥐",
  cupcake: "🧁",
  donut: "🍩",
  eggplant: "🍆",
  fried_egg: "🍳",
  grapes: "🍇",
  honey: "🍯",
  lemon: "🍋",
  milk: "🥛",
  mushroom: "🍄",
  onigiri: "🍙",
  onion: "🧅",
  orange: "🍊",
  pancake_bear: "🐻",
  pancakes: "🥞",
  pear: "🍐",
  peas: "🫛",
  pineapple: "🍍",
  plum: "🟣",
  potato: "🥔",
  pretzel: "🥨",
  pumpkin: "🎃",
  salmon: "🐟",
  salmon_nigiri_boy: "🍣",
  shrimp: "🍤",
  strawberry: "🍓",
  sushi_rice: "🍚",
  toast: "🍞",
  tomato: "🍅",
  watermelon: "🍉",
};

export const puzzleEmoji = (id: PuzzleId): string => EMOJI[id] ?? "🧩";

const SQUARES: [square: string, color: string][] = [
  ["🟥", "#dd2e44"],
  ["🟧", "#f4900c"],
  ["🟨", "#fdcb58"],
  ["🟩", "#78b159"],
  ["🟦", "#55acee"],
  ["🟪", "#aa8ed6"],
  ["🟫", "#7a4a32"],
  ["⬛", "#31373d"],
];
const WHITE = "⬜";
const BLACK = "⬛";
/** Of a picture's cells; with more of them pale, its ground is dark. */
const PALE_MAX = 0.2;
const SIDE = 8;
const STEP = GRID_SIZE / SIDE;

/** A name and a picture of 8 × 8 coloured squares, to paste into a chat. */
export const squaresText = ({ id, name, map }: Pick<Puzzle, "id" | "name" | "map">): string =>
  [`Pixelplate ${puzzleEmoji(id)} ${name}`, ...rowsOf(map)].join("\n");

function rowsOf(map: PixelMap): string[] {
  const cells = map.rows.map((row) => [...row].map((letter) => squareOf(map.legend[letter]?.color)));
  const inked = cells.flat().filter((square) => square !== undefined);
  const isPale = inked.filter((square) => square === WHITE).length > PALE_MAX * inked.length;
  const ground = isPale ? BLACK : WHITE;
  const rows = Array.from({ length: SIDE }, (_, y) =>
    Array.from({ length: SIDE }, (_, x) => commonest(cells, x * STEP, y * STEP, ground)).join(""),
  );
  const isDrawn = (row: string) => row !== ground.repeat(SIDE);
  return rows.slice(rows.findIndex(isDrawn), rows.findLastIndex(isDrawn) + 1);
}

/** Of a part of the picture; lines, which are dark, count less. */
function commonest(cells: (string | undefined)[][], left: number, top: number, ground: string): string {
  const votes = new Map<string, number>();
  for (let i = 0; i < STEP * STEP; i++) {
    const square = cells[top + Math.floor(i / STEP)]?.[left + (i % STEP)];
    const weight = square === undefined ? 0.75 : square === BLACK ? 0.4 : 1;
    const shown = square ?? ground;
    votes.set(shown, (votes.get(shown) ?? 0) + weight);
  }
  return [...votes].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ground;
}

function squareOf(color: string | undefined): string | undefined {
  if (!color) return undefined;
  const [l, a, b] = oklab(color);
  if (l > 0.9 && Math.hypot(a, b) < 0.05) return WHITE;
  const squaredDistance = ([, other]: (typeof SQUARES)[number]) => {
    const [ol, oa, ob] = oklab(other);
    // Hue says more about what a square shows than lightness.
    return Math.hypot(0.5 * (l - ol), a - oa, b - ob);
  };
  return SQUARES.reduce((best, square) =>
    squaredDistance(square) < squaredDistance(best) ? square : best,
  )[0];
}

const oklab = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return labOf(red, green, blue);
};
