import sharp from "sharp";

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
/** Pixels of the longer side: a cropped screenshot up to a phone's photo. */
const LONG = [600, 800, 1000, 1200, 1600, 2000, 3000, 4000];
/** More is drawn by enlarging: it adds no detail that the server would keep. */
const DRAWN = 2000;

/** What a hand, a lens, a pack and a kitchen lamp do to a label; each photo has up to three of them. */
const TROUBLES = ["turned", "curved", "creased", "glare", "shade", "motion", "leaning", "far", "noisy"];

/**
 * A flat picture of a label as a photo of it, as JPEG.
 * @param {Buffer} png
 * @param {ReturnType<typeof import("./random.mjs").randomFrom>} random
 * @param {number} turn degrees by which it lies, besides
 * @returns {Promise<{ photo: Buffer, distortion: string }>}
 */
export async function distort(png, random, turn = 0) {
  const troubles = Array.from({ length: random.whole(0, 3) }, () => random.one(TROUBLES));
  const has = (trouble) => troubles.includes(trouble);
  const { data, info } = await sharp(png)
    .rotate(turn)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = random.one(has("far") ? LONG.slice(4) : LONG);
  const long = Math.min(DRAWN, wanted);
  const margin = (has("far") ? random.between(0.15, 0.3) : random.between(0.02, 0.08)) * long;
  const scale = (long - 2 * margin) / Math.max(info.width, info.height);
  const width = Math.round(info.width * scale + 2 * margin);
  const height = Math.round(info.height * scale + 2 * margin);
  const from = sourceOf(random, has, { width, height, margin }, info);
  const light = lightOf(random, has, width, height);
  const paper = random.one(BACKGROUNDS);
  const grain = has("noisy") ? 9 : 3;
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
        const noise = (random.next() + random.next() + random.next() - 1.5) * grain * 1.6;
        out[at + c] = Math.max(0, Math.min(255, (sum[c] / shrink ** 2) * shine + noise));
      }
    }
  }
  let picture = sharp(out, { raw: { width, height, channels: 3 } });
  const blur = random.between(0.1, 1);
  if (blur > 0.3) picture = picture.blur(blur);
  if (has("motion")) picture = picture.convolve(smear(random, long));
  if (wanted > long)
    picture = sharp(await picture.png().toBuffer()).resize(Math.round((width * wanted) / long));
  const photo = await picture.jpeg({ quality: random.whole(has("noisy") ? 60 : 75, 92) }).toBuffer();
  return { photo, distortion: [...new Set(troubles), wanted].join(" ") };
}

/** The path of a shaking hand. */
function smear(random, long) {
  const size = 7;
  const length = Math.min(3, random.between(0.0007, 0.0016) * long);
  const angle = random.between(0, Math.PI);
  const kernel = new Array(size * size).fill(0);
  for (let at = -length; at <= length; at += 0.1) {
    const [x, y] = [Math.round(3 + at * Math.cos(angle)), Math.round(3 + at * Math.sin(angle))];
    kernel[y * size + x]++;
  }
  return { width: size, height: size, kernel };
}

/** For a place of the photo the place on the label. */
function sourceOf(random, has, { width, height, margin }, source) {
  const corner = has("leaning") ? 0.07 : 0.02;
  const jitter = () => random.between(-corner, corner);
  const turn = ((has("turned") ? random.between(-15, 15) : random.between(-2, 2)) * Math.PI) / 180;
  const lens = homography(SQUARE.map(([x, y]) => [x + jitter(), y + jitter()]));
  const can = has("curved") ? random.between(0.4, 1) : 0;
  const bend = has("curved") ? random.between(-0.08, 0.08) : 0;
  const creases = has("creased") ? Array.from({ length: random.whole(1, 3) }, () => creaseOf(random)) : [];
  const [phase, length] = [random.between(0, 6.28), random.between(0.15, 0.5)];
  const wave = random.between(0, 0.0015);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [w, h] = [width - 2 * margin, height - 2 * margin];
  return (u, v) => {
    const [du, dv] = [u - width / 2, v - height / 2];
    let [x, y] = lens((du * cos + dv * sin) / w + 0.5, (dv * cos - du * sin) / h + 0.5);
    if (can) x = Math.asin(Math.max(-1, Math.min(1, (2 * x - 1) * Math.sin(can)))) / (2 * can) + 0.5;
    y += bend * (1 - (2 * x - 1) ** 2);
    for (const { nx, ny, at, fold } of creases) y += fold * Math.max(0, nx * x + ny * y - at);
    y += wave * Math.sin(phase + (6.28 * x) / length);
    x += wave * Math.sin(phase * 2 + (6.28 * y) / length);
    return [x * source.width, y * source.height];
  };
}

function creaseOf(random) {
  const angle = random.between(0, 6.28);
  const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
  const at = nx * random.between(0.2, 0.8) + ny * random.between(0.2, 0.8);
  return { nx, ny, at, fold: random.between(-0.06, 0.06) };
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

/** Light that falls off to one side; a glare; the shadow of a hand; creases that catch the light. */
function lightOf(random, has, width, height) {
  const dark = random.between(0.1, 0.4);
  const angle = random.between(0, 6.28);
  const [ax, ay] = [Math.cos(angle) / width, Math.sin(angle) / height];
  const [gx, gy] = [random.between(0, width), random.between(0, height)];
  const size = random.between(0.1, 0.3) * width;
  const glare = has("glare") ? random.between(0.4, 1) : 0;
  const shade = has("shade") ? random.between(0.3, 0.6) : 0;
  const [sx, sy, edge] = [Math.cos(angle + 1), Math.sin(angle + 1), random.between(0.02, 0.1)];
  const creases = has("creased") ? Array.from({ length: 2 }, () => creaseOf(random)) : [];
  return (u, v) => {
    const [x, y] = [u / width, v / height];
    const side = (u - width / 2) * ax + (v - height / 2) * ay;
    const spot = glare * Math.exp(-((u - gx) ** 2 + (v - gy) ** 2) / size ** 2);
    let shine = 1 - dark * (0.4 + side) + spot;
    if (shade) shine *= 1 - shade / (1 + Math.exp(-((x - 0.5) * sx + (y - 0.5) * sy) / edge));
    for (const { nx, ny, at, fold } of creases) {
      const beyond = nx * x + ny * y - at;
      shine *= 1 + 6 * fold * Math.sign(beyond) * Math.exp(-Math.abs(beyond) / 0.05);
    }
    return Math.max(0.15, shine);
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
