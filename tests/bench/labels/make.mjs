// Makes nutrition labels to measure the reader with: drawn in Chromium, in layouts and languages from all over, then
// distorted like photos. The same seed makes the same labels on every machine.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../../support/chromium.mjs";
import { distort } from "./distort.mjs";
import { dress } from "./dress.mjs";
import { foodFrom } from "./food.mjs";
import { KINDS } from "./layouts.mjs";
import { randomFrom } from "./random.mjs";

/**
 * Fills a folder with pictures and truth.jsonl, unless it is filled.
 * @param {string} folder
 * @param {number} seed
 * @param {number} count of labels; each kind comes in turn
 */
export async function makeLabels(folder, seed, count) {
  if (existsSync(join(folder, "truth.jsonl"))) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const rows = [];
  try {
    const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1400, height: 1400 } });
    for (let i = 0; i < count; i++) {
      const random = randomFrom(seed * 1000 + i);
      const food = foodFrom(random);
      const layout = random.one(KINDS[i % KINDS.length]);
      const label = layout(random, food);
      await page.setContent(dress(random, label, food));
      await page.evaluate(() => document.fonts.ready);
      const { photo, distortion } = await distort(await page.locator("#label").screenshot(), random);
      const file = `m${String(i).padStart(3, "0")}.jpg`;
      writeFileSync(join(folder, file), photo);
      rows.push({
        file,
        real: false,
        kind: "synthetic",
        style: label.style,
        lang: label.lang,
        ...label.truth,
        distortion,
      });
    }
  } finally {
    await browser.close();
  }
  writeFileSync(join(folder, "truth.jsonl"), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
}
