import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { By, until } from "selenium-webdriver";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBuiltApp } from "../support/app";
import { says, sends, startFakeOpenAi } from "../support/fake-openai";
import { drawnLabel } from "../support/uploads";
import { startEngine } from "./engine";

const WAIT_MS = 60_000;
const engine = startEngine();
const folder = mkdtempSync(join(tmpdir(), "pixelplate-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string) => join(folder, name);

let url: string;
beforeAll(async () => {
  ({ url } = await startBuiltApp());
  writeFileSync(file("label.jpg"), Buffer.from(await (await drawnLabel()).arrayBuffer()));
  const red = sharp({ create: { width: 64, height: 64, channels: 3, background: "#c03020" } }).png();
  await red.toFile(file("red.png"));
  const white = sharp({ create: { width: 128, height: 128, channels: 3, background: "#fff" } });
  await white
    .composite([{ input: await red.toBuffer() }])
    .png()
    .toFile(file("dot.png"));
  writeFileSync(
    file("foods.csv"),
    "Date,Meal,Name,Calories,Carbs,Protein,Fat\n2026-11-20,Lunch,Lentil soup,320,40,18,9\n",
  );
  await engine().signUp(url);
}, 120_000);

it("takes a picture of oneself", async () => {
  const { driver, open, field, press } = engine();
  await open(`${url}/account/profile`);
  await field("nickname").sendKeys("Ann");
  await field("avatar").sendKeys(file("red.png"));
  // What this browser can't open goes to the server whole.
  const stage = driver.wait(until.elementLocated(By.css(".crop-stage")), 20_000).catch(() => undefined);
  if (await stage) await press("Done");
  await press("Save");
  await driver.wait(until.elementLocated(By.css("img[src*='/avatar']")), WAIT_MS);
});

it("takes another program's file", async () => {
  const { open, field, press, sees } = engine();
  await open(`${url}/account/data/import`);
  await field("file").sendKeys(file("foods.csv"));
  await press("Preview");
  await sees("Name the columns");
});

it("takes a picture for a puzzle", async () => {
  const { open, field, press, sees } = engine();
  await open(`${url}/puzzles/mine?step=upload`);
  await field("name").sendKeys("Red dot");
  await field("file").sendKeys(file("dot.png"));
  await press("Turn it into a puzzle");
  await sees("Save this one");
});

/** WebKitGTK knows of no cameras, and the scanner shows a form; with one that never starts it shows its gallery. */
it.each([
  ["the form for a photo", ""],
  [
    "the gallery of the camera",
    `const camera = Object.assign(new EventTarget(), { getUserMedia: () => new Promise(() => {}), enumerateDevices: async () => [] });
     Object.defineProperty(Navigator.prototype, "mediaDevices", { get: () => camera });`,
  ],
])("reads a label from %s", async (_, camera) => {
  const { driver, open, field, press, sees } = engine();
  await open(`${url}/eat/enter-value`);
  await driver.wait(() => driver.executeScript("return Boolean(window.__remixRouter)"), 30_000);
  await driver.executeScript(`${camera} window.__remixRouter.navigate("/eat/scan-label");`);
  const input = By.css(
    camera ? ".camera-controls input[type=file]" : ".photo-panel:not(.waiting) input[type=file]",
  );
  await driver.wait(until.elementLocated(input), WAIT_MS);
  await driver.findElement(input).sendKeys(file("label.jpg"));
  if (!camera) await press("Read label");
  await sees("Log food");
  expect(await field("calories").getAttribute("value")).toBe("103");
});

it("takes photos of a plate", async () => {
  const reader = await startFakeOpenAi();
  const egg = {
    name: "Egg",
    table_name: "egg",
    grams: 60,
    portion: "1 egg",
    portion_given: false,
    emoji: "🥚",
  };
  const figures = { calories: 150, carbs: 1, protein: 12, fats: 10 };
  reader.replies(sends(says({ foods: [{ ...egg, ...figures }], unrecognised: [] })));
  const { baseUrl, visionModel } = reader.settings;
  const seeing = { AI_ENGINE: "openai", OPENAI_BASE_URL: baseUrl, OPENAI_VISION_MODEL: visionModel };
  const app = await startBuiltApp(seeing);
  const { signUp, open, field, press, sees } = engine();
  await signUp(app.url);
  await open(`${app.url}/eat/plate`);
  await field("photos").sendKeys(file("red.png"));
  await press("Next");
  await sees("Log food");
  expect(reader.requests[0]?.text).toContain("data:image/jpeg;base64,");
}, 120_000);
