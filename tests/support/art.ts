import sharp, { type Sharp } from "sharp";
import { NUTRIENTS, type PerNutrient, perNutrient } from "../../app/features/nutrition/amounts";
import { CATEGORIES, everyPuzzle } from "../../app/features/puzzles/catalogue";
import { GRID_LINES, gridPaths } from "../../app/features/puzzles/grid-paths";
import { blocksOf, fillOf, GRID_SIZE, type Puzzle, paletteOf } from "../../app/features/puzzles/puzzle";
import { typefaces } from "../../app/features/share/card-png.server";
import { rect } from "../../app/features/share/card-shapes";

/** The style sheet with the theme colours of all categories and puzzles, one rule for each colour. */
export function bandsCss(): string {
  const selectors = new Map<string, Set<string>>();
  for (const { id, bgColor } of [...CATEGORIES, ...everyPuzzle().map(({ puzzle }) => puzzle)]) {
    const color = bgColor.toLowerCase();
    selectors.set(color, (selectors.get(color) ?? new Set()).add(`  .band-${id}`));
  }
  const rules = [...selectors].map(
    ([color, ids]) => `${[...ids].join(",\n")} {\n    --band: ${color};\n  }\n`,
  );
  return `/* Written by \`npm run art\`: the theme colours of the puzzle categories and their puzzles. */\n@layer components {\n${rules.join("\n")}}\n`;
}

// As in app/styles/tokens.css.
const LIGHT = { ground: "#ffffff", ink: "#2b1d12", mask: "#d9c7a7", outline: "#bfa983", lines: "#2b1d1224" };
const DARK = { ground: "#261d16", ink: "#f8ebd6", mask: "#4a3c30", outline: "#64523f", lines: "#1a141080" };
type Theme = typeof LIGHT;

const PUZZLES = everyPuzzle().map(({ puzzle }) => puzzle);

/** Parts of the day's goals: nothing yet, half a day, a day that is done. */
const STATES: PerNutrient[] = [
  { carbs: 0, protein: 0, fats: 0 },
  { carbs: 0.42, protein: 0.3, fats: 0.6 },
  { carbs: 1, protein: 1, fats: 1 },
];
const SIZES = [264, 132, 48];
const GAP = 12;
const TEXT_WIDTH = 252;
const THEME_WIDTH = STATES.length * SIZES.reduce((sum, size) => sum + size + GAP, 0) + GAP;
const ROW_HEIGHT = 264 + 2 * GAP;

/** A row a puzzle: its name, blocks and colours, then every state at every size, on light and on dark. */
export function artSheet(ids: string[]): Sharp {
  const puzzles = PUZZLES.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const rows = puzzles.map((puzzle, i) => {
    const themes = [LIGHT, DARK].map((theme, side) => {
      const left = TEXT_WIDTH + side * THEME_WIDTH;
      let x = left + GAP;
      const pictures = SIZES.flatMap((size) =>
        STATES.map((ratios) => {
          const drawn = picture(puzzle, ratios, theme, { x, y: i * ROW_HEIGHT + GAP, size });
          x += size + GAP;
          return drawn;
        }),
      );
      const ground = { x: left, y: i * ROW_HEIGHT, width: THEME_WIDTH, height: ROW_HEIGHT };
      return rect(ground, theme.ground) + pictures.join("");
    });
    return legend(puzzle, i * ROW_HEIGHT) + themes.join("");
  });
  return png(TEXT_WIDTH + 2 * THEME_WIDTH, puzzles.length * ROW_HEIGHT, rows);
}

const COLUMNS = 6;
const TILE = { width: 264, height: 132 + 3 * GAP };

/** All the pictures side by side, on their theme colours: finished, as a silhouette, and small. */
export function overview(): Sharp {
  const tiles = PUZZLES.map((puzzle, i) => {
    const x = (i % COLUMNS) * TILE.width;
    const y = Math.floor(i / COLUMNS) * TILE.height;
    const [empty, half, done] = STATES.map((ratios, state) => {
      const at = [
        { x: x + 156, y: y + GAP, size: 48 },
        { x: x + 156, y: y + 96, size: 48 },
        { x: x + GAP, y: y + GAP, size: 132 },
      ][state];
      return at ? picture(puzzle, ratios, LIGHT, at) : "";
    });
    return [
      rect({ x, y, ...TILE }, puzzle.bgColor),
      rect({ x: x + GAP, y: y + GAP, width: 132, height: 132 }, LIGHT.ground),
      rect({ x: x + 156, y: y + GAP, width: 96, height: 132 }, LIGHT.ground),
      empty,
      half,
      done,
      picture(
        puzzle,
        perNutrient(() => 1),
        LIGHT,
        { x: x + 204, y: y + GAP, size: 48 },
      ),
      words(puzzle.name, x + GAP, y + 162, 18.667, LIGHT.ink),
    ].join("");
  });
  return png(COLUMNS * TILE.width, Math.ceil(PUZZLES.length / COLUMNS) * TILE.height, tiles);
}

type Place = { x: number; y: number; size: number };

function picture({ map }: Puzzle, ratios: PerNutrient, theme: Theme, { x, y, size }: Place): string {
  const { filled, progress } = fillOf(map, ratios);
  const { colors, mask, outline } = gridPaths(map, filled);
  const cell = size / GRID_SIZE;
  const hasLines = progress < 1 && size > 200;
  return [
    `<g transform="translate(${x} ${y}) scale(${cell})" fill="none" shape-rendering="crispEdges">`,
    `<path stroke="${theme.mask}" d="${mask}"/>`,
    `<path stroke="${theme.outline}" d="${outline}"/>`,
    ...colors.map(({ color, d }) => `<path stroke="${color}" d="${d}"/>`),
    hasLines ? `<path stroke="${theme.lines}" stroke-width="${1 / cell}" d="${GRID_LINES}"/>` : "",
    "</g>",
  ].join("");
}

/** The name, and for each nutrient its blocks and its colours. */
function legend({ map, name, bgColor }: Puzzle, y: number): string {
  const blocks = blocksOf(map);
  const palette = paletteOf(map);
  const lines = NUTRIENTS.map((nutrient, i) => {
    const top = y + 84 + i * 60;
    const shades = palette[nutrient].map(({ color }, k) =>
      rect({ x: GAP + k * 20, y: top + 12, width: 20, height: 20 }, color),
    );
    return words(`${blocks[nutrient]} ${nutrient}`, GAP, top, 24, LIGHT.ink, "text") + shades.join("");
  });
  const ground = { x: 0, y, width: TEXT_WIDTH, height: ROW_HEIGHT };
  return rect(ground, bgColor) + words(name, GAP, y + 42, 37.333, LIGHT.ink) + lines.join("");
}

const faces = await typefaces();

function words(
  text: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  face: "display" | "text" = "display",
) {
  return `<path transform="translate(${x} ${y})" fill="${ink}" d="${faces[face](text, size).d}"/>`;
}

function png(width: number, height: number, drawn: string[]): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join("")}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).png();
}
