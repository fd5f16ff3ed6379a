import sharp from "sharp";

/** What a hand, a lens and a kitchen lamp do to a label. */
const LEVELS = {
  easy: {
    turn: 1.5,
    corner: 0.02,
    bend: 0,
    wave: 0.5,
    dark: 0.15,
    blur: 0.4,
    noise: 3,
    long: [1200, 1600],
    quality: [82, 92],
  },
  medium: {
    turn: 5,
    corner: 0.05,
    bend: 0.03,
    wave: 1.5,
    dark: 0.35,
    blur: 0.8,
    noise: 6,
    long: [1000, 1600],
    quality: [72, 88],
  },
  hard: {
    turn: 9,
    corner: 0.09,
    bend: 0.06,
    wave: 3,
    dark: 0.55,
    blur: 1.2,
    noise: 9,
    long: [850, 1500],
    quality: [60, 80],
  },
  // A bent can or jar under a lamp, held in the hand.
  harsh: {
    turn: 12,
    corner: 0.07,
    bend: 0.1,
    wave: 3.5,
    dark: 0.5,
    blur: 1,
    noise: 8,
    long: [1000, 1600],
    quality: [64, 84],
    glare: 1.2,
    always: true,
  },
};
/** Its corners, clockwise from the upper left. */
const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const BACKGROUNDS = [
  [168, 140, 104],
  [90, 94, 98],
  [214, 210, 200],
  [52, 60, 46],
  [196, 176, 170],
];

/**
 * A flat picture of a label as a photo of it: turned, in perspective, bent, wavy, unevenly lit, blurred, noisy, as JPEG.
 * @param {Buffer} png
 * @param {keyof typeof LEVELS} level
 * @param {ReturnType<typeof import("./random.mjs").randomFrom>} random
 * @returns {Promise<Buffer>}
 */
export async function distort(png, level, random) {
  const by = LEVELS[level];
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const long = random.between(...by.long);
  const scale = long / Math.max(info.width, info.height);
  const margin = random.between(0.02, level === "easy" ? 0.05 : 0.12) * long;
  const width = Math.round(info.width * scale + 2 * margin);
  const height = Math.round(info.height * scale + 2 * margin);
  const from = sourceOf(random, by, { width, height, margin }, info);
  const light = lightOf(random, by, width, height);
  const paper = random.one(BACKGROUNDS);
  const out = Buffer.alloc(width * height * 3);
  const shrink = Math.max(1, Math.min(3, Math.round(1 / scale)));
  for (let v = 0; v < height; v++) {
    for (let u = 0; u < width; u++) {
      const at = 3 * (v * width + u);
      const shine = light(u, v);
      const sum = [0, 0, 0];
      for (let j = 0; j < shrink; j++)
        for (let i = 0; i < shrink; i++)
          addSample(sum, data, info, from(u + (i + 0.5) / shrink, v + (j + 0.5) / shrink), paper);
      for (let c = 0; c < 3; c++) {
        const noise = (random.next() + random.next() + random.next() - 1.5) * by.noise * 1.6;
        out[at + c] = Math.max(0, Math.min(255, (sum[c] / shrink ** 2) * shine + noise));
      }
    }
  }
  const blur = by.blur * random.between(0.4, 1);
  const picture = sharp(out, { raw: { width, height, channels: 3 } });
  return (blur > 0.3 ? picture.blur(blur) : picture)
    .jpeg({ quality: Math.round(random.between(...by.quality)) })
    .toBuffer();
}

/** For a place of the photo the place on the label. */
function sourceOf(random, by, { width, height, margin }, source) {
  const jitter = () => random.between(-by.corner, by.corner);
  const turn = (random.between(-by.turn, by.turn) * Math.PI) / 180;
  const corners = SQUARE.map(([x, y]) => [x + jitter(), y + jitter()]);
  const lens = homography(corners);
  const bend = random.between(-by.bend, by.bend);
  const can =
    by.always || (by.bend > 0 && random.chance(0.5)) ? random.between(0.3, by.always ? 1 : 0.75) : 0;
  const [phase, length] = [random.between(0, 6.28), random.between(0.15, 0.5)];
  const wave = (by.wave / 1000) * random.between(0.3, 1);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [w, h] = [width - 2 * margin, height - 2 * margin];
  return (u, v) => {
    const [du, dv] = [u - width / 2, v - height / 2];
    let [x, y] = lens((du * cos + dv * sin) / w + 0.5, (dv * cos - du * sin) / h + 0.5);
    if (can) x = Math.asin(Math.max(-1, Math.min(1, (2 * x - 1) * Math.sin(can)))) / (2 * can) + 0.5;
    y += bend * (1 - (2 * x - 1) ** 2);
    y += wave * Math.sin(phase + (6.28 * x) / length);
    x += wave * Math.sin(phase * 2 + (6.28 * y) / length);
    return [x * source.width, y * source.height];
  };
}

function addSample(sum, data, { width, height }, [x, y], paper) {
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) {
    for (let c = 0; c < 3; c++) sum[c] += paper[c];
    return;
  }
  const [left, top] = [x | 0, y | 0];
  const [fx, fy] = [x - left, y - top];
  const at = 3 * (top * width + left);
  const below = at + 3 * width;
  for (let c = 0; c < 3; c++)
    sum[c] +=
      (data[at + c] * (1 - fx) + data[at + 3 + c] * fx) * (1 - fy) +
      (data[below + c] * (1 - fx) + data[below + 3 + c] * fx) * fy;
}

/** Light that falls off to one side, and a glare. */
function lightOf(random, { dark, glare: strength = 0.8, always = false }, width, height) {
  const angle = random.between(0, 6.28);
  const [ax, ay] = [Math.cos(angle) / width, Math.sin(angle) / height];
  const [gx, gy, size] = [
    random.between(0, width),
    random.between(0, height),
    random.between(0.1, 0.3) * width,
  ];
  const glare = random.chance(0.4) || always ? dark * strength : 0;
  return (u, v) => {
    const side = (u - width / 2) * ax + (v - height / 2) * ay;
    const spot = glare * Math.exp(-((u - gx) ** 2 + (v - gy) ** 2) / size ** 2);
    return Math.max(0.15, 1 - dark * (0.4 + side) + spot);
  };
}

/** Takes the four corners (0 to 1, clockwise from the upper left) to those of the unit square. */
function homography(corners) {
  const rows = corners.flatMap(([x, y], i) => {
    const [u, v] = SQUARE[i];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  for (let i = 0; i < 8; i++) {
    const pivot = rows.findIndex((row, at) => at >= i && Math.abs(row[i]) > 1e-9);
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    rows[i] = rows[i].map((value) => value / rows[i][i]);
    for (let j = 0; j < 8; j++)
      if (j !== i) rows[j] = rows[j].map((value, k) => value - rows[j][i] * rows[i][k]);
  }
  const [a, b, c, d, e, f, g, h] = rows.map((row) => row[8]);
  return (x, y) => {
    const w = g * x + h * y + 1;
    return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
  };
}
