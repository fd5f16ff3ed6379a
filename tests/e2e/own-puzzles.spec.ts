import { expect, newPerson, test } from "../support/browser";

test("a puzzle is drawn with the keyboard, saved as it grows, and chosen", { tag: "@javascript" }, async ({
  page,
}) => {
  await newPerson(page);
  await page.goto("/puzzles/mine?step=draw");
  const canvas = page.getByRole("application");
  await canvas.focus();
  await canvas.press("Space");
  await expect(page.getByText("Painted row 13, column 13")).toBeAttached();
  await expect(page.getByRole("radio", { name: "Carbs 1" })).toBeAttached();

  await page.getByRole("checkbox", { name: "Mirror" }).check({ force: true });
  await canvas.focus();
  await canvas.press("Space");
  for (let i = 0; i < 11; i++) await canvas.press("Shift+ArrowRight");
  for (let i = 0; i < 4; i++) await canvas.press("Shift+ArrowUp");
  for (let i = 0; i < 11; i++) await canvas.press("Shift+ArrowLeft");
  await page.getByRole("radio", { name: "Fill" }).check({ force: true });
  await page.getByRole("radio", { name: "#d22f3d" }).check({ force: true });
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Redo" }).click();
  await canvas.focus();
  await canvas.press("ArrowDown");
  await canvas.press("ArrowDown");
  await canvas.press("Enter");
  await expect(page.getByRole("radio", { name: "Carbs 120" })).toBeAttached();
  await page.getByRole("button", { name: "Spread evenly" }).click();
  await expect(page.getByRole("radio", { name: "Fats 15" })).toBeAttached();
  await page.getByLabel("Name").fill("Box");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Name")).toHaveValue("Box");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: /^Choose for today/ }).click();
  await expect(page.getByRole("img", { name: /^Box, 0 percent filled/ })).toBeVisible();
});
