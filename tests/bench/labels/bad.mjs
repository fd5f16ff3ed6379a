// Pictures that are no label, or only a part of one: pages, receipts, tables of results, drawings; labels cut in half
// and upside down. Of each it is known which numbers stand on it.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../../support/chromium.mjs";
import { distort } from "./distort.mjs";
import { dress } from "./dress.mjs";
import { foodFrom } from "./food.mjs";
import { KINDS } from "./layouts.mjs";
import { randomFrom } from "./random.mjs";

const WORDS =
  "the of a morning garden river she walked and over under stone light old letter window energy fat rabbit sugar spoon winter salt said quietly road miles before after bread house protein kitchen clock north".split(
    " ",
  );
const GOODS = ["Milk 1.5 %", "Bread", "Butter 250 g", "Oats 500 g", "Apples", "Cheese 48 % fat", "Salt 1 kg"];
const TEAMS = ["Northfield", "St. Anne", "Harbour FC", "Old Mill", "Riverside", "Eastgate", "Kingsway"];

const sentence = (random) =>
  Array.from({ length: random.whole(6, 16) }, () => random.one(WORDS)).join(" ") +
  (random.chance(0.2) ? ` ${random.whole(2, 1950)}` : "");

const page = (random) => {
  const lines = Array.from({ length: random.whole(12, 30) }, () => `${sentence(random)}.`);
  return `<h2>Chapter ${random.whole(1, 40)}</h2><p class="running">${lines.join(" ")}</p><p>${random.whole(2, 400)}</p>`;
};

const receipt = (random) => {
  const rows = Array.from({ length: random.whole(5, 14) }, () => [
    random.one(GOODS),
    `${random.between(0.4, 19).toFixed(2)} ${random.one(["A", "B", "EUR"])}`,
  ]);
  const cells = rows.map(([name, price]) => `<tr><th>${name}</th><td>${price}</td></tr>`).join("");
  return `<h2>Corner Shop</h2><p>2${random.whole(1, 9)}.0${random.whole(1, 9)}.2026 1${random.whole(0, 9)}:${random.whole(10, 59)}</p><table>${cells}<tr><th>Total</th><td>${random.between(20, 90).toFixed(2)}</td></tr></table>`;
};

const results = (random) => {
  const row = () =>
    `<tr><th>${random.one(TEAMS)}</th>${Array.from({ length: 5 }, () => `<td>${random.whole(0, 90)}</td>`).join("")}</tr>`;
  return `<h2>Results</h2><table><tr><th>Team</th><td>P</td><td>W</td><td>D</td><td>L</td><td>Pts</td></tr>${Array.from({ length: random.whole(5, 12) }, row).join("")}</table>`;
};

const drawing = (random) => {
  const shapes = Array.from({ length: random.whole(8, 40) }, () => {
    const [x, y, r] = [random.whole(0, 600), random.whole(0, 500), random.whole(8, 120)];
    return random.chance(0.5)
      ? `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${random.whole(8, 120)}" fill="hsl(${random.whole(0, 360)} 60% 60%)"/>`
      : `<path d="M${x} ${y}l${r} ${-r}l${r / 2} ${r}z" fill="hsl(${random.whole(0, 360)} 40% 40%)"/>`;
  });
  return `<svg width="600" height="500">${shapes.join("")}</svg>`;
};

const NO_LABELS = [page, receipt, results, drawing];

/**
 * Fills a folder with pictures and truth.jsonl, unless it is filled.
 * @param {string} folder
 * @param {number} seed
 * @param {number} count
 */
export async function makeBadPictures(folder, seed, count) {
  if (existsSync(join(folder, "truth.jsonl"))) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const rows = [];
  try {
    const tab = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1400, height: 1400 } });
    for (let i = 0; i < count; i++) {
      const random = randomFrom(seed * 1000 + i);
      const food = foodFrom(random);
      const kind = ["none", "none", "cut", "upside down"][i % 4];
      const html =
        kind === "none" ? random.one(NO_LABELS)(random) : random.one(random.one(KINDS))(random, food).html;
      await tab.setContent(dress(random, { html }, food));
      await tab.evaluate(() => document.fonts.ready);
      const box = await tab.locator("#label").boundingBox();
      const clip = kind === "cut" ? partOf(box, random) : box;
      const numbers = await tab.evaluate(numbersIn, clip);
      const shot = await tab.screenshot({ clip, fullPage: true });
      const { photo } = await distort(shot, random, kind === "upside down" ? 180 : 0);
      const file = `b${String(i).padStart(3, "0")}.jpg`;
      writeFileSync(join(folder, file), photo);
      rows.push({ file, kind, numbers });
    }
  } finally {
    await browser.close();
  }
  writeFileSync(join(folder, "truth.jsonl"), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
}

/** A half, or somewhat more or less, from one of the four sides. */
function partOf({ x, y, width, height }, random) {
  const share = random.between(0.35, 0.7);
  const [wide, high] = [width * share, height * share];
  return random.one([
    { x, y, width: wide, height },
    { x: x + width - wide, y, width: wide, height },
    { x, y, width, height: high },
    { x, y: y + height - high, width, height: high },
  ]);
}

/** In the page: the numbers of which more than a half is inside. */
function numbersIn({ x, y, width, height }) {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("#label"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const match of node.data.matchAll(/\d[\d.,  ]*/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].trimEnd().length);
      const box = range.getBoundingClientRect();
      const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (middleX > x && middleX < x + width && middleY > y && middleY < y + height)
        found.push(match[0].trim().replace(/[.,]$/, ""));
    }
  return found;
}

/** The figures of a reading that are none of the numbers on the picture: as printed, in kJ, or as a limit. */
export function inventedIn(nutrition, numbers) {
  const values = numbers.flatMap((text) => {
    const plain = text.replaceAll(" ", "");
    return [plain.replace(",", "."), plain.replace(/[.,](?=\d{3}$)/, "")].map(Number);
  });
  const isThere = (figure) =>
    values.some((value) =>
      [value, value / 2, value / 4.184].some((printed) => Math.abs(printed - figure) <= 0.051),
    );
  return Object.entries(nutrition ?? {}).filter(
    ([, figure]) => figure !== null && figure !== 0 && !isThere(figure),
  );
}
