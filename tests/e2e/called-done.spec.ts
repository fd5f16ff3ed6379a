import type { Page } from "@playwright/test";
import { choosePuzzle, expect, logFood, newPerson, test } from "../support/browser";
import { zoneAt } from "../support/demo.mjs";

/** A snack, and a day of food that reaches the calories with 80 % of each nutrient. */
const SNACK = { name: "Apple", carbs: "20", fats: "1", protein: "2" };
const NEARLY = { name: "Feast", calories: "2000", carbs: "171", fats: "60", protein: "121" };

const ZONE = zoneAt(18);
test.use({ timezoneId: ZONE });

async function inTheEvening(page: Page, baseURL = "") {
  await page.context().addCookies([{ name: "pp_zone", value: ZONE, url: baseURL }]);
  await newPerson(page);
}

const grid = (page: Page) => page.locator("svg.pixel-grid");

test("the first evening's picture can be made smaller, and whole again", async ({ page, baseURL }) => {
  await inTheEvening(page, baseURL);
  await choosePuzzle(page, "Carrot");
  await logFood(page, SNACK);
  await page.goto("/");
  const before = await grid(page).getAttribute("aria-label");
  await page.getByRole("button", { name: "Shrink it" }).click();
  await expect(page.getByText("Today’s puzzle is smaller now")).toBeVisible();
  await expect(grid(page)).not.toHaveAttribute("aria-label", before ?? "");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Today’s puzzle is whole again")).toBeVisible();
  await expect(grid(page)).toHaveAttribute("aria-label", before ?? "");
  // Offered once; from then on it is in the picture's menu.
  await expect(page.getByRole("button", { name: "Shrink it" })).toBeHidden();
  for (const [press, said] of [
    ["Shrink today’s picture", "Today’s puzzle is smaller now"],
    ["Make today’s picture whole", "Today’s puzzle is whole again"],
  ] as const) {
    await page.goto("/");
    await page.locator(".grid-button").click();
    await page.getByRole("button", { name: press }).click();
    await expect(page.getByText(said)).toBeVisible();
  }
});

test("a day that is near enough is called done: its picture is collected, in pencil where it is open", async ({
  page,
  baseURL,
  javaScriptEnabled,
}) => {
  await inTheEvening(page, baseURL);
  await choosePuzzle(page, "Carrot");
  await logFood(page, SNACK);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Call it done" })).toBeHidden();
  await logFood(page, NEARLY);
  await page.goto("/");
  await page.getByRole("button", { name: "Call it done" }).click();
  const dialog = page.getByRole("dialog", { name: "Carrot collected!" });
  if (javaScriptEnabled) {
    await expect(dialog.locator('[stroke="url(#pencil)"]').first()).toBeAttached();
    await dialog.getByRole("link", { name: "Close" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("The day is open again")).toBeVisible();
    await page.getByRole("button", { name: "Call it done" }).click();
    await expect(dialog).toBeVisible();
  }
  await page.goto("/my-collections/detail/carrot");
  await expect(page.locator(`.pixel-grid [stroke="url(#pencil)"]`).first()).toBeAttached();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Call it done" })).toBeHidden();
});

test("a press that comes too late says why, and changes nothing", async ({ page, baseURL, context }) => {
  await inTheEvening(page, baseURL);
  await choosePuzzle(page, "Carrot");
  await logFood(page, NEARLY);
  await page.goto("/");
  const elsewhere = await context.newPage();
  await elsewhere.goto("/");
  await elsewhere.getByRole("link", { name: "Feast" }).click();
  await elsewhere.getByRole("button", { name: "Delete" }).click();
  await expect(elsewhere.getByText("Food deleted")).toBeVisible();
  await page.getByRole("button", { name: "Call it done" }).click();
  await expect(
    page.getByText("A day can be called done once its calories are reached and each nutrient is at 80%."),
  ).toBeVisible();
  await page.goto("/my-collections");
  await expect(page.getByText("No puzzle collection yet!")).toBeVisible();
});
