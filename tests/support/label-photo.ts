import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";

const FONT =
  "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";

/** In a font of our own: what is installed differs, and so would what is read. */
const label = () => `<style>@font-face { font-family: Label; font-weight: 200 800;
    src: url(data:font/woff2;base64,${readFileSync(FONT, "base64")}) }</style>
  <body style="margin:24px;width:560px;font:bold 34px Label;background:#fff">
  <div style="border:4px solid #000;padding:16px"><div style="font-size:64px">Nutrition Facts</div>
  <p>8 servings per container</p><p>Serving size 2/3 cup (55g)</p><hr>
  <p>Amount per serving</p><p style="font-size:60px">Calories 230</p><hr>
  <p>Total Fat 8g 10%</p><p>Saturated Fat 1g 5%</p><p>Cholesterol 0mg 0%</p><p>Sodium 160mg 7%</p>
  <p>Total Carbohydrate 37g 13%</p><p>Dietary Fiber 4g 14%</p><p>Protein 3g</p></div></body>`;

/** A photo of a nutrition label. */
export async function labelPhoto(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 620, height: 1150 } });
  await page.setContent(label());
  await page.evaluate(() => document.fonts.load("bold 34px Label"));
  const buffer = await page.screenshot({ type: "jpeg", quality: 90 });
  await page.close();
  return { name: "label.jpg", mimeType: "image/jpeg", buffer };
}
