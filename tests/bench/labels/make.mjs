// Makes nutrition labels to measure the reader with: drawn in Chromium, in layouts and languages from all over, then
// distorted like photos. The same seed makes the same labels.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../../support/chromium.mjs";
import { distort } from "./distort.mjs";
import { dress } from "./dress.mjs";
import { foodFrom } from "./food.mjs";
import { HARD_LAYOUTS, LAYOUTS } from "./layouts.mjs";
import { randomFrom } from "./random.mjs";

/**
 * Fills a folder with pictures and truth.jsonl, unless it is filled.
 * @param {string} folder
 * @param {number} seed
 * @param {boolean} hard bent, in glare, often white on dark, in kJ alone, in several languages or in split columns
 */
export async function makeLabels(folder, seed, hard = false) {
  if (existsSync(join(folder, "truth.jsonl"))) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const rows = [];
  try {
    const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1400, height: 1400 } });
    for (const [i, layout] of (hard ? HARD_LAYOUTS : LAYOUTS).entries()) {
      const random = randomFrom(seed * 1000 + i);
      const food = foodFrom(random);
      const { truth, style, lang, html } = layout(random, food);
      const level = hard ? "harsh" : random.one(["easy", "medium", "medium", "hard"]);
      await page.setContent(dress(random, { html }, food, hard));
      const flat = await page.locator("#label").screenshot();
      const file = `m${String(i).padStart(3, "0")}.jpg`;
      writeFileSync(join(folder, file), await distort(flat, level, random));
      rows.push({ file, real: false, kind: "synthetic", style, lang, ...truth, distortion: level });
    }
  } finally {
    await browser.close();
  }
  writeFileSync(join(folder, "truth.jsonl"), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
}
