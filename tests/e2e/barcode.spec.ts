import { spawnSync } from "node:child_process";
import type { Locator, Page } from "@playwright/test";
import { expect, newPerson, taps, test, violationsIn } from "../support/browser";
import { cameraLaunch } from "../support/chromium.mjs";
import { dumpFile, offCsvText, SPREAD } from "../support/fixtures/food-dumps";
import { barcodeFilm, drawnLabel } from "../support/uploads";

/** Before the camera; nobody knows it but who learns it. */
const CODE = "5901234123457";
const IMPORTED = "4006381333931";

test.use({
  launchOptions: cameraLaunch(barcodeFilm(CODE)),
  permissions: ["camera"],
  viewport: { width: 390, height: 844 },
});
test.slow();

const food = (page: Page) => page.getByRole("dialog", { name: "Food" });
const field = (page: Page, name: string) => food(page).locator(`[name=${name}]`);

async function type(form: Page | Locator, digits: string) {
  await form.getByLabel("Type the barcode number").fill(digits);
  await form.getByRole("button", { name: "Look up" }).click();
}

/** Counts the pictures that the page gives its barcode reader. */
const countReadings = (page: Page) =>
  page.addInitScript(() => {
    let readings = 0;
    Object.defineProperty(window, "readings", { get: () => readings });
    Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
      apply(post, worker, message) {
        readings++;
        return Reflect.apply(post, worker, message);
      },
    });
  });

/** Two in a row look a code up, so after four more any look-up has begun. */
async function fourReadings(page: Page) {
  const readings = () => page.evaluate(() => (window as unknown as { readings: number }).readings);
  const before = await readings();
  await expect.poll(readings, { timeout: 30_000 }).toBeGreaterThanOrEqual(before + 4);
}

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

test.describe("without a camera", () => {
  test.use({ permissions: [] });

  test("what nobody knows may be typed, and is known the next time", async ({ page }) => {
    await page.goto("/eat/camera");
    await page.getByRole("button", { name: "Ok", exact: true }).click();
    await expect(page.getByLabel("Type the barcode number")).toBeVisible();
    const { tap, done } = taps("an unknown barcode");
    await page.goto("/");
    await tap(page.getByRole("link", { name: "Eat", exact: true }));
    await tap(page.getByRole("link", { name: "Scan Label" }));
    await page.getByLabel("Type the barcode number").fill("5410076032068");
    await tap(page.getByRole("button", { name: "Look up" }));
    await tap(page.getByRole("link", { name: "type the values" }));
    await expect(food(page)).toBeVisible();
    await expect(field(page, "name")).toHaveValue("");
    const values = { name: "Oat bar", calories: "150", carbs: "20", protein: "4", fats: "6" };
    for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
    await tap(food(page).getByRole("button", { name: "Log food" }));
    await expect(page.getByText("Food Logged")).toBeVisible();
    expect(done()).toBe(5);
    await page.goto("/eat/scan-label");
    await type(page, "5410076032068");
    await expect(field(page, "name")).toHaveValue("Oat bar");
    await expect(field(page, "calories")).toHaveValue("150");
  });

  test("a typed number: wrong, unknown, learned from its label, and known the next time", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto("/eat/scan-label");
    await type(page, "5901234123450");
    const dialog = page.getByRole("dialog", { name: "Barcode" });
    await expect(dialog.getByText("That isn't a valid barcode. Please check the digits.")).toBeVisible();
    await expect(dialog.locator("[name=barcode]")).toHaveValue("5901234123450");
    await type(dialog, "7622210449283");
    await expect(page.getByText("7622210449283: This barcode is not known yet.")).toBeVisible();

    const buffer = Buffer.from(await (await drawnLabel()).arrayBuffer());
    await page.locator("[name=image]").setInputFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: "Read label" }).click();
    if (javaScriptEnabled) await expect(page.getByAltText("What is being read")).toBeVisible();
    await expect(food(page)).toBeVisible({ timeout: 60_000 });
    await field(page, "name").fill("Muesli");
    await field(page, "calories").fill("212");
    await field(page, "carbs").fill(" ");
    await food(page).getByRole("button", { name: "Log food" }).click();
    await expect(food(page).getByText("Field cannot be empty", { exact: true }).last()).toBeVisible();
    await field(page, "carbs").fill("31");
    await food(page).getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Food Logged")).toBeVisible();

    await page.goto("/eat/scan-label?barcode=7622210449283");
    await expect(field(page, "name")).toHaveValue("Muesli");
    await expect(field(page, "calories")).toHaveValue("212");
    await expect(food(page)).toContainText("As you confirmed it last time.");
  });
});

test.describe("with Open Food Facts", () => {
  test.use({ permissions: [], locale: "de-DE" });
  /** What Open Food Facts has seen of a barcode, in all tests together. */
  async function requested(code: string): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${Number(process.env.E2E_PORT) + 7}/requests`);
    return ((await answer.json()) as string[]).filter((path) => path.includes(code)).length;
  }

  test("the question comes once, and its answer may be changed later", async ({
    page,
    javaScriptEnabled,
  }) => {
    const code = javaScriptEnabled ? "4000417025005" : "4000417026002";
    const question = page.getByText("May this server look such barcodes up at Open Food Facts?");
    await page.goto(`/eat/scan-label?barcode=${code}`);
    await expect(question).toBeVisible();
    if (javaScriptEnabled) expect(await violationsIn(page)).toEqual([]);
    await page.getByRole("button", { name: "No", exact: true }).click();
    await expect(page.getByText(`${code}: This barcode is not known yet.`)).toBeVisible();
    await expect(question).toBeHidden();
    await page.goto("/eat/scan-label?barcode=96385074");
    await expect(page.getByText("96385074: This barcode is not known yet.")).toBeVisible();
    await expect(question).toBeHidden();
    expect([await requested(code), await requested("96385074")]).toEqual([0, 0]);

    await page.goto("/account/preferences");
    await expect(page.getByRole("button", { name: "Don’t" })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Look up" }).click();
    await expect(page.getByRole("button", { name: "Look up" })).toHaveAttribute("aria-pressed", "true");
    await page.goto(`/eat/scan-label?barcode=${code}`);
    await expect(field(page, "name")).toHaveValue("Nuss-Nougat-Creme");
    expect(await requested(`/api/v2/product/${code}.json?`)).toBe(1);
  });

  test("a yes looks the code up at once, on the day that was open", async ({ page }) => {
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await page.goto(`/eat/scan-label?barcode=5410076032068&date=${day}`);
    await page.getByRole("button", { name: "Yes, look it up" }).click();
    await expect(page.getByText("5410076032068: This barcode is not known yet.")).toBeVisible();
    await expect(page).toHaveURL(`/eat/scan-label?barcode=5410076032068&date=${day}`);
    await expect(page.getByRole("button", { name: "Yes, look it up" })).toBeHidden();
  });
});

test.describe("before the camera", { tag: "@javascript" }, () => {
  test("a barcode is read while the label screen is open, and not again while it lies there", async ({
    page,
  }) => {
    await countReadings(page);
    await page.goto("/eat/scan-label");
    await expect(page.getByText(`${CODE}: This barcode is not known yet.`)).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(`/eat/scan-label?barcode=${CODE}`);
    // The label can be taken all the same.
    await expect(page.getByRole("button", { name: "Take photo" })).toHaveAttribute("aria-disabled", "false");
    expect(await violationsIn(page)).toEqual([]);

    const learned = { name: "Crackers", emoji: "🍘", calories: "120", carbs: "20", fats: "3", protein: "2" };
    const answer = await page.request.post("/eat/scan-label?step=food", {
      form: { ...learned, barcode: CODE, portion: "serving", key: "crackers" },
      headers: { "Sec-Fetch-Site": "same-origin" },
      maxRedirects: 0,
    });
    expect(answer.status()).toBeLessThan(400);
    await page.goto("/eat/camera");
    await page.getByRole("button", { name: "Ok", exact: true }).click();
    await expect(page.getByRole("button", { name: "Take photo" })).toBeVisible();
    await page.goto("/");
    const { tap, done } = taps("a known barcode");
    await tap(page.getByRole("link", { name: "Eat", exact: true }));
    await tap(page.getByRole("link", { name: "Scan Label" }));
    await expect(field(page, "name")).toHaveValue("Crackers", { timeout: 30_000 });
    await tap(food(page).getByRole("button", { name: "Log food" }));
    await expect(page.getByText("Food Logged")).toBeVisible();
    expect(done()).toBe(3);
    await page.goto("/eat/scan-label");
    await expect(field(page, "name")).toHaveValue("Crackers", { timeout: 30_000 });
    await food(page).getByRole("link", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "Take photo" })).toHaveAttribute("aria-disabled", "false");
    const lookUps: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/foods/barcode/")) lookUps.push(request.url());
    });
    await fourReadings(page);
    expect(lookUps).toEqual([]);
    await expect(food(page)).toBeHidden();
  });

  test("its reader is fetched once, however often the camera starts", async ({ page }) => {
    await countReadings(page);
    const threads: string[] = [];
    page.on("worker", (worker) => threads.push(worker.url()));
    await page.goto("/eat/scan-label");
    await expect(page.getByText(`${CODE}: This barcode is not known yet.`)).toBeVisible({ timeout: 30_000 });
    const shutter = page.getByRole("button", { name: "Take photo" });
    for (const state of ["hidden", "visible"])
      await page.evaluate((visibility) => {
        Object.defineProperty(document, "visibilityState", { configurable: true, value: visibility });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await expect(shutter).toHaveAttribute("aria-disabled", "false");
    await fourReadings(page);
    expect(threads).toHaveLength(1);
  });

  test.describe("without a connection", () => {
    test.use({ expectedComplaints: [[/ERR_FAILED/], { scope: "test" }] });

    test("the camera goes on, and a number can be typed", async ({ page }) => {
      await page.route("**/foods/barcode/*", (route) => route.abort());
      await page.goto("/eat/scan-label");
      await expect(page.getByRole("alert").getByText("No Internet connection")).toBeVisible({
        timeout: 30_000,
      });
      await expect(page.getByRole("button", { name: "Take photo" })).toHaveAttribute(
        "aria-disabled",
        "false",
      );
      await expect(page).toHaveURL("/eat/scan-label");
      await page.getByRole("link", { name: "Barcode" }).click();
      await type(page.getByRole("dialog", { name: "Barcode" }), "96385074");
      await expect(page.getByText("96385074: This barcode is not known yet.")).toBeVisible();
    });
  });

  test("an imported product is there with its values for a serving, and where they are from", async ({
    page,
  }) => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ["build/commands/admin.js", "foods", "import", dumpFile("off.csv.gz", offCsvText([SPREAD]))],
      {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: "production",
          DATA_DIR: process.env.E2E_DATA_DIR,
          DATABASE_URL: process.env.E2E_DATABASE_URL,
        },
        encoding: "utf8",
      },
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^Open Food Facts \(ODbL\): 1 foods\.\nIt took \d+ s; the database has [\d.]+ MB, -?[\d.]+ MB more\.\n$/,
    );
    await page.goto(`/foods/barcode/${IMPORTED}`);
    await expect(page).toHaveURL(`/eat/scan-label?barcode=${IMPORTED}`);
    await expect(field(page, "name")).toHaveValue("Hazelnut Spread, Haselhof");
    await expect(field(page, "calories")).toHaveValue("80.9");
    await expect(food(page)).toContainText("Values per serving of 1 tbsp (15 g). Open Food Facts (ODbL).");
    await field(page, "number_of_servings").fill("2");
    await food(page).getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Food Logged")).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Calories" })).toHaveAttribute(
      "aria-valuenow",
      "161.8",
    );
  });
});
