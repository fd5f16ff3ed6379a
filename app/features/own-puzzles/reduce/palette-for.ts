import { distance, type Lab } from "~/platform/oklab";

const ROUNDS = 10;

/** At most `max` colours that stand for many: k-means, begun with those farthest from each other. */
export function paletteFor(colors: readonly Lab[], max: number): Lab[] {
  let palette = firstColors(colors, max);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = palette.map(() => [0, 0, 0, 0]);
    for (const color of colors) {
      const sum = sums[nearest(palette, color)] as number[];
      for (let i = 0; i < 3; i++) sum[i] = (sum[i] ?? 0) + (color[i] ?? 0);
      sum[3] = (sum[3] ?? 0) + 1;
    }
    palette = sums.flatMap(([l = 0, a = 0, b = 0, n = 0]): Lab[] => (n > 0 ? [[l / n, a / n, b / n]] : []));
  }
  return palette;
}

export function nearest(palette: readonly Lab[], color: Lab): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((each, i) => {
    const apart = distance(each, color);
    if (apart < least) [best, least] = [i, apart];
  });
  return best;
}

/** Colours closer than this look the same: about one step of a byte. */
const SAME = 0.0004;

function firstColors(colors: readonly Lab[], max: number): Lab[] {
  const [first] = colors;
  if (!first) return [];
  const palette = [first];
  const apart = colors.map((color) => distance(color, first));
  while (palette.length < max) {
    let far = 0;
    for (let i = 1; i < apart.length; i++) if ((apart[i] ?? 0) > (apart[far] ?? 0)) far = i;
    const color = colors[far];
    if (!color || (apart[far] ?? 0) < SAME) break;
    palette.push(color);
    colors.forEach((each, i) => {
      apart[i] = Math.min(apart[i] ?? 0, distance(each, color));
    });
  }
  return palette;
}
