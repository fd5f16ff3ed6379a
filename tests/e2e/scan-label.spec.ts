import type { Page } from "@playwright/test";
import { expect, holdRequests, labelPhoto, newPerson, test, violationsIn } from "../support/browser";
import { cameraLaunch } from "../support/chromium.mjs";

test.use({
  launchOptions: cameraLaunch(),
  permissions: ["camera"],
  viewport: { width: 390, height: 844 },
});
test.slow();

const food = (page: Page) => page.getByRole("dialog", { name: "Food" });
/** Reading takes a while on a machine that runs many tests. */
const foodRead = (page: Page) => expect(food(page)).toBeVisible({ timeout: 60_000 });
const field = (page: Page, name: string) => food(page).locator(`[name=${name}]`);
const shutter = (page: Page) => page.getByRole("button", { name: "Take photo" });
const notRecognised = (page: Page) =>
  expect(page.getByRole("alert").getByText("Food label not recognized")).toBeVisible({ timeout: 60_000 });

/** How many camera films the page has opened, and which of them still run. */
async function watchFilms(page: Page) {
  await page.addInitScript(() => {
    const films: MediaStreamTrack[] = [];
    Object.assign(window, { films });
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      Object.assign(window, { wanted });
      const stream = await open(wanted);
      films.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { films: MediaStreamTrack[] }).films.map(({ readyState }) => readyState),
    );
}

async function openScanner(page: Page) {
  await page.goto("/eat/scan-label");
  await expect(shutter(page)).toHaveAttribute("aria-disabled", "false");
}

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

test("from Eat past the notice to a logged food", async ({ page, browser, javaScriptEnabled }) => {
  await page.goto("/?eat=1");
  await page.getByRole("link", { name: "Scan Label" }).click();
  const notice = page.getByRole("dialog", { name: "Camera Permissions" });
  await expect(notice).toContainText("No images are saved");
  await notice.getByRole("button", { name: "Ok" }).click();
  await expect(page).toHaveURL("/eat/scan-label");
  await page.goto("/?eat=1");
  await page.getByRole("link", { name: "Scan Label" }).click();
  await expect(page).toHaveURL("/eat/scan-label");

  const photo = await labelPhoto(browser);
  if (javaScriptEnabled) {
    await page.getByLabel("Gallery").setInputFiles(photo);
  } else {
    await page.locator("[name=image]").setInputFiles(photo);
    await page.getByRole("button", { name: "Read label" }).click();
  }
  await foodRead(page);
  await expect(field(page, "calories")).toHaveValue("230");
  await expect(field(page, "carbs")).toHaveValue("37");
  await expect(field(page, "fats")).toHaveValue("8");
  await expect(field(page, "protein")).toHaveValue("3");
  await expect(food(page)).toContainText("per serving");

  await field(page, "name").fill("Granola");
  await field(page, "number_of_servings").fill("2");
  await expect(field(page, "calories")).toHaveValue(javaScriptEnabled ? "460" : "230");
  await food(page).getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("progressbar", { name: "Calories" })).toHaveAttribute("aria-valuenow", "460");
});

test("of a label for 100 g any amount is logged", async ({ page, javaScriptEnabled }) => {
  const form = {
    name: "Muesli",
    calories: "370",
    carbs: "60",
    fats: "8",
    protein: "10",
    number_of_servings: "1",
  };
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const known = { ...form, portion: "100 g", barcode: "4006381333931", key: "known" };
  await page.request.post("/eat/scan-label?step=food", { form: known, headers });
  await page.goto("/eat/scan-label?barcode=4006381333931");
  const amount = food(page).getByLabel("Amount");
  await expect(amount).toHaveValue("100");
  if (javaScriptEnabled) {
    await food(page).getByRole("button", { name: "10 g less" }).click();
    await expect(amount).toHaveValue("90");
    await expect(field(page, "calories")).toHaveValue("333");
    await field(page, "number_of_servings").fill("2");
    await expect(amount).toHaveValue("200");
    await amount.fill("0");
    await expect(amount).toHaveAccessibleDescription("Must be at least 1");
  }
  await amount.fill("50");
  await food(page).getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Calories" })).toHaveAttribute("aria-valuenow", "555");
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test.describe(`figures that contradict one another, at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test("are marked, the first has the focus, and the button is in sight", async ({
      page,
      browser,
      javaScriptEnabled,
    }) => {
      await page.goto("/eat/scan-label");
      const photo = await labelPhoto(browser, 520);
      if (javaScriptEnabled) await page.getByLabel("Gallery").setInputFiles(photo);
      else {
        await page.locator("[name=image]").setInputFiles(photo);
        await page.getByRole("button", { name: "Read label" }).click();
      }
      await foodRead(page);
      const marks = food(page).getByText("Not sure: please compare");
      await expect(marks).toHaveCount(4);
      const mark = await marks.first().boundingBox();
      const sign = await marks.first().locator("svg").boundingBox();
      expect(sign?.y).toBeLessThan((mark?.y ?? 0) + (mark?.height ?? 0) / 2);
      expect(mark?.height).toBeLessThan(48);
      await expect(food(page).getByText("Not sure about 4 values: please compare")).toBeVisible();
      if (!javaScriptEnabled) return;
      await expect(field(page, "calories")).toBeFocused();
      const button = await food(page).getByRole("button", { name: "Log food" }).boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    });
  });

test("without a photo, and with one that is none", { tag: "@no-javascript" }, async ({ page }) => {
  await page.goto("/eat/scan-label");
  const send = page.getByRole("button", { name: "Read label" });
  await expect(page.locator("[name=image]")).toHaveAttribute("capture", "environment");
  await send.click();
  await expect(page.getByRole("alert").getByText("Choose a photo first.")).toBeVisible();
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
  await page.locator("[name=image]").setInputFiles({ name: "label.png", mimeType: "image/png", buffer: svg });
  await send.click();
  await expect(page.getByRole("alert").getByText("JPEG, PNG or WebP")).toBeVisible();
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/?eat=1");
});

test("a photo over the limit is refused by the field, on the page of its day", {
  tag: "@no-javascript",
}, async ({ page }) => {
  await page.goto("/eat/scan-label?date=2026-01-05");
  const buffer = Buffer.alloc(9 * 1024 * 1024);
  await page.locator("[name=image]").setInputFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Read label" }).click();
  await expect(page.getByRole("heading", { name: "Scan Label" })).toBeVisible();
  await expect(page.locator("[name=image]")).toHaveAccessibleDescription(/^That photo is too large\./);
  await expect(page).toHaveURL(/date=2026-01-05/);
  await page.getByRole("button", { name: "Read label" }).click();
  await expect(page.locator("[name=image]")).toHaveAccessibleDescription("Choose a photo first.");
});

test.describe("the camera", { tag: "@javascript" }, () => {
  test("takes what stands in the frame, shows it while it is read, and goes on after a failure", async ({
    page,
  }) => {
    const films = await watchFilms(page);
    await openScanner(page);
    const wanted = await page.evaluate(() => (window as unknown as { wanted: unknown }).wanted);
    expect(wanted).toMatchObject({
      video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
    for (const words of [".scan-head", ".camera-controls"])
      await expect(page.locator(words), "words on solid ground").toHaveCSS("background-color", /^rgb\(/);
    const guide = await page.locator(".guide").boundingBox();
    const letGo = await holdRequests(page, "**/eat/scan-label**", "POST");
    await shutter(page).click();
    await expect(page.getByText("Analyzing...")).toBeVisible();
    const picture = page.getByAltText("What is being read");
    const shape = await picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
    expect(shape).toBeCloseTo((guide?.width ?? 0) / (guide?.height ?? 1), 1);
    expect(await films()).toEqual(["ended"]);
    letGo();
    await notRecognised(page);
    await expect(shutter(page)).toHaveAttribute("aria-disabled", "false");
    expect(await films()).toEqual(["ended", "live"]);
  });

  test("is off behind the Food dialog and on again when that is closed, and axe finds nothing", async ({
    page,
    browser,
  }) => {
    const films = await watchFilms(page);
    await openScanner(page);
    expect(await violationsIn(page)).toEqual([]);
    await page.getByLabel("Gallery").setInputFiles(await labelPhoto(browser));
    await foodRead(page);
    expect(await films()).toEqual(["ended"]);
    expect(await violationsIn(page)).toEqual([]);
    await food(page).getByRole("link", { name: "Close" }).click();
    await expect(shutter(page)).toHaveAttribute("aria-disabled", "false");
    expect(await films()).toEqual(["ended", "live"]);
  });

  test("is off while the page is hidden or left", async ({ page }) => {
    const films = await watchFilms(page);
    await openScanner(page);
    const show = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, "visibilityState", { configurable: true, value: visibility });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await show("hidden");
    expect(await films()).toEqual(["ended"]);
    await show("visible");
    await expect.poll(films).toEqual(["ended", "live"]);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
    expect(await films()).toEqual(["ended", "ended"]);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow")));
    await expect.poll(films).toEqual(["ended", "ended", "live"]);
    await page.getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/?eat=1");
    // The address changes a moment before the screen goes.
    await expect.poll(films).toEqual(["ended", "ended", "ended"]);
  });

  test("zooms by pinch and slider once it reports that it can, and focuses on a tap", async ({ page }) => {
    await page.addInitScript(() => {
      const constraints: unknown[] = [];
      Object.assign(window, { constraints });
      const film = MediaStreamTrack.prototype;
      const abilities = film.getCapabilities;
      let times = 0;
      film.getCapabilities = function () {
        const zoom = { min: 1, max: 3, step: 0 };
        const focusMode = ["continuous", "single-shot"];
        return { ...abilities.call(this), focusMode, ...(++times > 4 && { zoom }) };
      };
      film.applyConstraints = async (wanted) => {
        constraints.push(wanted?.advanced?.[0]);
      };
    });
    const constraints = () =>
      page.evaluate(() => (window as unknown as { constraints: unknown[] }).constraints);
    const tips = page.getByText("Fill the frame");
    const zoom = page.getByRole("slider", { name: "Zoom" });
    await openScanner(page);
    await expect(tips).toBeVisible();
    await expect(zoom).toBeVisible();

    await page.locator(".camera-stage").click({ position: { x: 195, y: 422 } });
    await expect(tips).toBeHidden();
    await expect(page.locator(".focus-ring")).toBeVisible();
    await expect.poll(constraints).toContainEqual({
      focusMode: "single-shot",
      pointsOfInterest: [{ x: 0.5, y: 0.5 }],
    });
    await expect(page.locator(".focus-ring")).toBeHidden();
    expect((await constraints()).at(-1)).toEqual({ focusMode: "continuous" });

    await page.locator(".camera-stage").evaluate((stage) => {
      stage.setPointerCapture = () => {};
      const touch = (type: string, pointerId: number, clientX: number) =>
        stage.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, clientX, clientY: 400 }));
      touch("pointerdown", 1, 100);
      touch("pointerdown", 2, 200);
      touch("pointermove", 2, 340);
      touch("pointerup", 1, 100);
      touch("pointerup", 2, 340);
    });
    await expect(zoom).toHaveValue("1.7");
    await expect.poll(constraints).toContainEqual({ zoom: 1.7 });
    await zoom.press("ArrowRight");
    await expect(zoom).toHaveValue("1.8");
    await zoom.fill("3");
    await expect.poll(constraints).toContainEqual({ zoom: 3 });
  });

  test("tips go by themselves after five seconds", async ({ page }) => {
    await openScanner(page);
    const tips = page.getByText("Fill the frame");
    await expect(tips).toBeVisible();
    await expect(tips).toBeHidden({ timeout: 7000 });
  });

  test("servings scale the values, which can be changed at one serving only; none may be empty", async ({
    page,
    browser,
  }) => {
    await openScanner(page);
    await page.getByLabel("Gallery").setInputFiles(await labelPhoto(browser));
    await foodRead(page);
    await expect(field(page, "name")).toHaveValue("Scanned label");
    await expect(field(page, "name")).toBeFocused();
    await page.keyboard.type("Granola");
    await expect(field(page, "name")).toHaveValue("Granola");
    await field(page, "fats").fill(" ");
    await food(page).getByRole("button", { name: "Log food" }).click();
    await expect(food(page).getByText("Field cannot be empty", { exact: true }).last()).toBeVisible();
    await expect(field(page, "fats")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "name")).toHaveValue("Granola");
    await expect(field(page, "calories")).toHaveValue("230");
    const servings = field(page, "number_of_servings");
    await field(page, "fats").fill("8.3");
    await servings.fill("3");
    await expect(field(page, "fats")).toHaveValue("24.9");
    await expect(field(page, "fats")).toHaveJSProperty("readOnly", true);
    await servings.fill("0");
    await expect(food(page).getByText("Must be at least 1")).toBeVisible();
    await servings.blur();
    await expect(servings).toHaveValue("1");
    await servings.fill("1 1/2");
    await servings.blur();
    await expect(servings).toHaveValue("1 1/2");
    await expect(field(page, "fats")).toHaveValue("12.5");
    await food(page).getByRole("button", { name: "One serving more" }).click();
    await expect(servings).toHaveValue("2");
    await food(page).getByRole("button", { name: "One serving more" }).click();
    await expect(servings).toHaveValue("3");
    await field(page, "name").fill("");
    await food(page).getByRole("button", { name: "Log food" }).click();
    await expect(food(page).getByText("Field cannot be empty").last()).toBeVisible();
    await expect(field(page, "fats")).toHaveValue("24.9");
    await field(page, "name").fill("Granola");
    await food(page).getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Food Logged")).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Fats" })).toHaveAttribute("aria-valuenow", "24.9");
  });
});

test.describe("without a connection", { tag: "@javascript" }, () => {
  // The barcode reader may still be on its way; without it the label is read all the same.
  test.use({
    expectedComplaints: [[/ERR_INTERNET_DISCONNECTED/, /\.wasm|wasm |ArrayBuffer/], { scope: "test" }],
  });

  test("the photo is not sent and the camera goes on", async ({ page, context }) => {
    await openScanner(page);
    await context.setOffline(true);
    await shutter(page).click();
    await expect(page.getByRole("alert").getByText("No Internet connection")).toBeVisible();
    await expect(shutter(page)).toHaveAttribute("aria-disabled", "false");
    await context.setOffline(false);
    await shutter(page).click();
    await notRecognised(page);
  });
});

test.describe("without permission", { tag: "@javascript" }, () => {
  test.use({ permissions: [] });

  test("says how to give it, and tries again", async ({ page, context }) => {
    await page.goto("/eat/scan-label");
    await expect(page.getByRole("heading", { name: "No Camera Permission" })).toBeVisible();
    await expect(page.getByRole("link", { name: "How to do that" })).toHaveAttribute(
      "href",
      /\/safari-camera-permission$/,
    );
    await expect(page.getByText("Lay the label flat")).toBeVisible();

    const file = page.locator("[name=image]");
    const send = async (bytes: number) => {
      await file.setInputFiles({ name: "label.png", mimeType: "image/png", buffer: Buffer.alloc(bytes) });
      await page.getByRole("button", { name: "Read label" }).click();
    };
    await send(1000);
    await expect(file).toHaveAccessibleDescription(/JPEG, PNG or WebP/);
    await expect(file).toBeFocused();
    await send(9 * 1024 * 1024);
    await expect(file).toHaveAccessibleDescription(/^That photo is too large\./);
    await expect(file).toBeFocused();

    await context.grantPermissions(["camera"]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(shutter(page)).toHaveAttribute("aria-disabled", "false");
  });
});
