import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { collect, expect, freshEmail, holdRequests, newPerson, PASSWORD, test } from "../support/browser";

/** Left half red, right half blue. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0000ff" } })
    .composite([
      {
        input: { create: { width: Math.round(width / 2), height, channels: 3, background: "#ff0000" } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

const upload = (buffer: Buffer, name = "me.png", mimeType = "image/png") => ({ name, mimeType, buffer });
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** The stored picture's colours at its left and right edge, as `r` or `b`. */
async function shownPicture(page: Page) {
  const src = await page.locator(".identity .avatar img").getAttribute("src");
  const answer = await page.request.get(src ?? "");
  expect(answer.headers()["content-type"]).toBe("image/jpeg");
  const { data, info } = await sharp(await answer.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([240, 240]);
  const at = (x: number) => ((data[(120 * 240 + x) * 3] ?? 0) > 128 ? "r" : "b");
  return at(10) + at(229);
}

test("the name can be changed", async ({ page }) => {
  const email = await newPerson(page);
  await page.goto("/account");
  await expect(page.locator(".identity")).toContainText("Your Name");
  await expect(page.locator(".identity")).toContainText(email);
  await expect(page.locator(".identity .avatar")).toHaveText("P");
  await page.getByRole("link", { name: "Edit" }).click();
  const edit = dialog(page, "Edit Profile");
  await edit.getByLabel("First name").fill("Ann");
  await edit.getByLabel("Last name").fill("Gardener");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(page.locator(".identity")).toContainText("Ann");
  await page.goto("/");
  await expect(page.getByText("Hey Ann!")).toBeVisible();
});

test("a name is required, and typed values stay", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  await page.goto("/account/profile");
  await page.locator("[name=lastName]").fill("Gardener");
  await dialog(page, "Edit Profile").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Field cannot be empty")).toBeVisible();
  await expect(page.locator("[name=lastName]")).toHaveValue("Gardener");
});

test("without a script the middle of the picture is taken, as large as the zoom says", {
  tag: "@no-javascript",
}, async ({ page }) => {
  await newPerson(page);
  await page.goto("/account/profile");
  await page.locator("[name=nickname]").fill("Ann");
  await page.locator("[name=avatar]").setInputFiles(upload(await twoColours(900, 300)));
  await expect(page.getByLabel("Zoom")).toBeVisible();
  await page.getByLabel("Zoom").fill("3");
  await dialog(page, "Edit Profile").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  expect(await shownPicture(page)).toBe("rb");
});

test("a crop dialog chooses the part of the picture", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  await page.goto("/account/profile");
  await page.locator("[name=nickname]").fill("Ann");
  await expect(page.getByLabel("Zoom")).toBeHidden();
  await page.locator("[name=avatar]").setInputFiles(upload(await twoColours(900, 300)));
  const crop = dialog(page, "Crop Picture");
  await crop.getByLabel("Zoom").fill("2");
  const stage = await crop.locator(".crop-stage").boundingBox();
  if (!stage) throw new Error("the crop dialog shows no picture");
  const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + stage.width * 2, y, { steps: 5 });
  await page.mouse.up();
  await crop.getByRole("button", { name: "Done" }).click();
  await expect(crop).toHaveCount(0);
  await expect(dialog(page, "Edit Profile").locator(".avatar img")).toHaveAttribute(
    "src",
    /^data:image\/jpeg/,
  );
  await dialog(page, "Edit Profile").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  expect(await shownPicture(page)).toBe("rr");

  await page.goto("/account/profile");
  await page.getByLabel("Remove picture").check();
  await dialog(page, "Edit Profile").getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".identity .avatar")).toHaveText("A");
});

test("backing out of the crop dialog chooses nothing", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  await page.goto("/account/profile");
  const file = page.locator("[name=avatar]");
  await file.setInputFiles(upload(await twoColours(60, 60)));
  await expect(dialog(page, "Crop Picture")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Crop Picture")).toHaveCount(0);
  await expect(dialog(page, "Edit Profile")).toBeVisible();
  await expect(file).toHaveValue("");
});

test("a picture chosen before the scripts are there is cropped too", { tag: "@javascript" }, async ({
  page,
}) => {
  await newPerson(page);
  const letGo = await holdRequests(page, /\/assets\/.*\.js/);
  await page.goto("/account/profile", { waitUntil: "commit" });
  await page.locator("[name=avatar]").setInputFiles(upload(await twoColours(60, 60)));
  letGo();
  await expect(dialog(page, "Crop Picture")).toBeVisible();
});

test("a picture over 4 MB is made smaller before it is sent", { tag: "@javascript" }, async ({ page }) => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const large = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: "#888", noise } })
    .png()
    .toBuffer();
  expect(large.length).toBeGreaterThan(4 * 1024 * 1024);
  await newPerson(page);
  await page.goto("/account/profile");
  await page.locator("[name=nickname]").fill("Ann");
  await page.locator("[name=avatar]").setInputFiles(upload(large));
  await dialog(page, "Crop Picture").getByRole("button", { name: "Done" }).click();
  await dialog(page, "Edit Profile").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(page.locator(".identity .avatar img")).toBeVisible();
});

test("what is no picture is refused with a sentence", async ({ page }) => {
  await newPerson(page);
  await page.goto("/account/profile");
  await page.locator("[name=nickname]").fill("Ann");
  await page.locator("[name=avatar]").setInputFiles(upload(Buffer.from("<html>"), "me.jpg", "image/jpeg"));
  await dialog(page, "Edit Profile").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("We can't read that file.")).toBeVisible();
  await expect(page.locator("[name=nickname]")).toHaveValue("Ann");
});

test("the theme is a choice that stays", async ({ page }) => {
  await newPerson(page);
  await page.goto("/account/preferences");
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/account/preferences");
  await page.getByRole("button", { name: "System" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

test("the notice about Safari's camera is for Safari, and goes away for good", {
  tag: "@javascript",
}, async ({ page }) => {
  await newPerson(page);
  await page.goto("/account");
  const notice = page.getByRole("listitem").filter({ hasText: "Safari camera permission" });
  await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.setExtraHTTPHeaders({ "User-Agent": SAFARI });
  await page.reload();
  await expect(notice.getByRole("link")).toHaveAttribute("href", /\/safari-camera-permission$/);
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("everything that is stored can be downloaded, and comes back", async ({ page }) => {
  const email = await newPerson(page);
  await page.goto("/account");
  await page.getByRole("link", { name: "Your data" }).click();
  await expect(page.getByRole("heading", { name: "Your Data" })).toBeVisible();
  const downloaded = async (link: string) => {
    const downloads = page.waitForEvent("download");
    await page.getByRole("link", { name: link }).click();
    const file = await downloads;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const file = await downloaded("Download everything");
  expect(file.name).toMatch(/^pixelplate-[-\d]{10}\.json$/);
  expect(JSON.parse(file.bytes.toString())).toMatchObject({ format: "pixelplate", account: { email } });
  const zip = await downloaded("Download as CSV");
  expect(zip.name).toMatch(/^pixelplate-[-\d]{10}\.zip$/);
  expect(zip.bytes.subarray(0, 2).toString()).toBe("PK");

  const contents = JSON.parse(file.bytes.toString());
  const values = { calories: 300, carbs: 40, protein: 10, fats: 9 };
  const day = {
    local_date: "2026-03-01",
    time: "2026-03-01T12:00:00.000Z",
    created_at: "2026-03-01T12:00:00.000Z",
  };
  contents.foods.push({
    id: "brought",
    name: "Brought stew",
    emoji: "🍲",
    ...values,
    ...day,
    number_of_servings: 1,
  });
  await page.getByRole("link", { name: "Import" }).click();
  await page
    .locator("[name=file]")
    .setInputFiles(upload(Buffer.from(JSON.stringify(contents)), file.name, "application/json"));
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "From Pixelplate" })).toBeVisible();
  await expect(page.getByText("1 food", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add to my account" }).click();
  await expect(page.getByRole("heading", { name: "Added to your account" })).toBeVisible();
  await page.goto("/?date=2026-03-01");
  await expect(page.getByText("Brought stew")).toBeVisible();
});

test("a new share link ends the old ones", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  await collect(page, "carrot");
  const linkOf = async () => {
    await page.goto("/my-collections/detail/carrot?share=1");
    return (await page.getByRole("link", { name: "Open the shared page" }).getAttribute("href")) ?? "";
  };
  const old = await linkOf();
  expect((await page.request.get(old)).status()).toBe(200);
  await page.goto("/account");
  await page.getByRole("link", { name: "Share links" }).click();
  await dialog(page, "Replace your share link?")
    .getByRole("button", { name: "Replace my share link" })
    .click();
  await expect(page.getByText("You have a new share link.")).toBeVisible();
  expect((await page.request.get(old)).status()).toBe(404);
  const fresh = await linkOf();
  expect(fresh).not.toBe(old);
  expect((await page.request.get(fresh)).status()).toBe(200);
});

test("an account is deleted with all there was, and its address is free again", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const email = freshEmail();
  await newPerson(page, email);
  await collect(page, "carrot");
  const elsewhere = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
  expect((await elsewhere.request.get("/account", { maxRedirects: 0 })).status()).toBe(200);
  await page.goto("/my-collections/detail/carrot?share=1");
  const link = await page.getByRole("link", { name: "Open the shared page" }).getAttribute("href");

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.goto("/account");
  if (javaScriptEnabled) {
    await page.evaluate(() => localStorage.setItem("pixelplate:user", "x"));
    // An answer that waits, without the header that browsers heed over https only.
    await page.route("**/account/delete.data*", async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const { "clear-site-data": _cleared, ...headers } = response.headers();
      if (route.request().method() === "POST") await held;
      await route.fulfill({ response, headers });
    });
  }
  await page.getByRole("link", { name: "Delete Account" }).click();
  const confirm = dialog(page, "Delete Account").getByRole("button", { name: "Delete Account" });
  await confirm.click({ noWaitAfter: true });
  if (javaScriptEnabled) await expect(page.getByRole("button", { name: "Deleting..." })).toBeVisible();
  letGo();
  await expect(page.getByText("Your account and everything in it have been deleted.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  if (javaScriptEnabled) expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  expect((await elsewhere.request.get("/account", { maxRedirects: 0 })).status()).toBe(302);
  expect((await page.request.get(link ?? "")).status()).toBe(404);
  await elsewhere.close();
  await page.goto("/log-in");
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Incorrect email or password")).toBeVisible();
  await newPerson(page, email);
  await page.goto("/my-collections");
  await expect(page.getByText("No puzzle collection yet!")).toBeVisible();
});
