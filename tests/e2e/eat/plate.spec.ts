import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { rowField } from "../../../app/features/review/review";
import { expect, newPerson, test, violationsIn } from "../../support/browser";
import { ownServer } from "../../support/own-server";

const portion = { portion: "a heap", portion_given: false, emoji: "🍚" };
const rice = { name: "White rice", table_name: "white rice", grams: 150, ...portion };
const bread = { name: "Khachapuri", table_name: "khachapuri", grams: 300, ...portion, emoji: "🧀" };
const figures = { calories: 220, carbs: 28, protein: 6, fats: 8 };
const MEAL = JSON.stringify({
  foods: [rice, bread].map((food) => ({ ...food, ...figures })),
  unrecognised: [],
});

let app: Awaited<ReturnType<typeof ownServer>>;
/** What the model was sent, and whether it is down. */
const model = { requests: [] as string[], down: false };
const reader = createServer(async (request, response) => {
  model.requests.push(await text(request));
  const said = { choices: [{ index: 0, message: { role: "assistant", content: MEAL } }] };
  response
    .writeHead(model.down ? 500 : 200, { "content-type": "application/json" })
    .end(JSON.stringify(said));
});

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  reader.listen(0, "127.0.0.1");
  await once(reader, "listening");
  const at = `http://127.0.0.1:${(reader.address() as AddressInfo).port}/v1`;
  app = await ownServer(async () => ({
    AI_ENGINE: "openai",
    OPENAI_BASE_URL: at,
    OPENAI_VISION_MODEL: "eye",
  }));
});
test.beforeEach(() => Object.assign(model, { requests: [], down: false }));
test.afterAll(async () => {
  await app.end();
  reader.close();
});

async function atPlate(browser: Browser, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const page = await browser.newPage({ baseURL: app.url, viewport: { width: 390, height: 844 }, ...options });
  await newPerson(page);
  await page.goto("/?eat=1");
  await page.getByRole("link", { name: "A photo of the plate" }).click();
  await expect(page.getByRole("dialog", { name: "A photo of the plate" })).toBeVisible();
  return page;
}

/** Of noise, which no JPEG makes small: 3000 x 2000 px have about 4 MB. */
async function photo(width = 3000, height = 2000) {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: "#888", noise } });
  return {
    name: "plate.jpg",
    mimeType: "image/jpeg",
    buffer: await picture.jpeg({ quality: 95 }).toBuffer(),
  };
}

const fields = (page: Page) => ({
  photos: page.getByLabel("Photos of the plate"),
  words: page.getByLabel("What the photos don’t show"),
  next: page.getByRole("button", { name: "Next" }),
});

async function logsPlate(page: Page) {
  const { photos, words, next } = fields(page);
  const two = [await photo(), await photo(900, 600)];
  await photos.setInputFiles(two);
  await words.fill("220 g rice");
  await next.dblclick();
  const food = page.getByRole("dialog", { name: "Food" });
  await expect(food.getByText("White rice & khachapuri")).toBeVisible();
  await expect(food.locator(`[name="${rowField(0).amount}"]`)).toHaveValue("220");
  expect(model.requests).toHaveLength(1);
  expect(model.requests[0]?.match(/data:image\/jpeg;base64,/g)).toHaveLength(2);
  await food.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page.getByRole("link", { name: /White rice & khachapuri/ }).first()).toBeVisible();
}

test("photos and words become a meal, and go small to the server @javascript", async ({ browser }) => {
  const page = await atPlate(browser);
  const sent: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postDataBuffer()?.length ?? 0);
  });
  expect(await violationsIn(page, ["light", "dark"])).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await logsPlate(page);
  expect(Math.max(...sent)).toBeLessThan(3_000_000);
  await page.close();
});

test("photos and words become a meal without JavaScript @no-javascript", async ({ browser }) => {
  const page = await atPlate(browser, { javaScriptEnabled: false });
  await logsPlate(page);
  await page.close();
});

for (const javaScriptEnabled of [true, false])
  test(`what is no plate says so and keeps the words, ${javaScriptEnabled ? "with @javascript" : "without @no-javascript"}`, async ({
    browser,
  }) => {
    const page = await atPlate(browser, { javaScriptEnabled });
    const { photos, words, next } = fields(page);
    await words.fill("two eggs");
    await next.click();
    await expect(page.getByText("Choose a photo first.")).toBeVisible();
    await photos.setInputFiles(Array(5).fill(await photo(90, 60)));
    await next.click();
    await expect(page.getByText("Up to 4 photos of one meal, please.")).toBeVisible();
    await photos.setInputFiles({
      name: "a.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7"),
    });
    await next.click();
    await expect(page.getByText(/Use a JPEG, PNG or WebP photo/)).toBeVisible();
    await expect(words).toHaveValue("two eggs");
    expect(model.requests).toHaveLength(0);

    // 50 MB: the largest files go nowhere, and the words stay.
    const path = test.info().outputPath("large.jpg");
    writeFileSync(path, Buffer.alloc(50 * 1024 * 1024, 1));
    // A browser alone goes back to what was typed into a page that it opened, not into an answer.
    if (!javaScriptEnabled) {
      await page.goto("/eat/plate");
      await words.fill("two eggs");
    }
    await photos.setInputFiles(path);
    await next.click();
    await expect(page.getByText(/Those photos are too large together/)).toBeVisible();
    if (!javaScriptEnabled) await page.goBack();
    await expect(words).toHaveValue("two eggs");
    await page.close();
  });

for (const javaScriptEnabled of [true, false])
  test(`with the model down the words go on, ${javaScriptEnabled ? "with @javascript" : "without @no-javascript"}`, async ({
    browser,
  }) => {
    const page = await atPlate(browser, { javaScriptEnabled });
    const { photos, words, next } = fields(page);
    model.down = true;
    await photos.setInputFiles(await photo(900, 600));
    await words.fill("a banana");
    await next.click();
    await expect(page.getByText(/The AI service didn’t answer/)).toBeVisible();
    await expect(words).toHaveValue("a banana");
    await page.getByRole("button", { name: "Continue with just the words" }).click();
    await expect(page.getByRole("dialog", { name: "Food" }).getByText("Banana").first()).toBeVisible();
    await page.close();
  });

test("back from the review, the words are there", async ({ browser, javaScriptEnabled }) => {
  const page = await atPlate(browser, { javaScriptEnabled });
  const { photos, words, next } = fields(page);
  await photos.setInputFiles(await photo(900, 600));
  await words.fill("220 g rice");
  await next.click();
  await page.getByRole("dialog", { name: "Food" }).getByRole("button", { name: "Back" }).click();
  await expect(words).toHaveValue("220 g rice");
  await page.close();
});
