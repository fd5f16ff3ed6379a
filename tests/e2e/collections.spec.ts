import { collect, newPerson } from "../support/journey";
import { expect, test } from "../support/test";

test("visitors are sent to log in, and come back", async ({ page }) => {
  await page.goto("/my-collections");
  await expect(page).toHaveURL("/log-in?redirectTo=%2Fmy-collections");
});

test("with nothing collected it says how to", async ({ page }) => {
  await newPerson(page);
  await page.goto("/my-collections");
  await expect(page.getByRole("heading", { name: "No puzzle collection yet!" })).toBeVisible();
  await expect(
    page.getByText(
      "Choose a nutrition puzzle from homepage and reach your daily nutrition goal to collect puzzles.",
    ),
  ).toBeVisible();
});

test("the shelf shows the progress, and only what has begun", async ({ page }) => {
  await newPerson(page);
  await collect(page, "corn");
  await page.goto("/my-collections");
  await expect(page.getByRole("heading", { name: "Magic Garden" })).toBeVisible();
  await expect(page.getByText("1/6")).toBeVisible();
  await expect(
    page.getByText(
      "Complete daily nutrition challenge and collect 5 nutrition puzzles in the Magic Garden. Little by little, your garden is coming alive. Keep tending to it with care.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Salmon Nigiri Boy" })).toHaveCount(0);
  await page.getByRole("link", { name: /Corn/ }).click();
  await expect(page).toHaveURL("/my-collections/detail/corn");
});
