import { expect, newPerson, test } from "../support/browser";

const HEADER = "Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g)";
const csv = (...lines: string[]) => ({
  name: "servings.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(lines.join("\n")),
});

test.beforeEach(async ({ page }) => {
  await newPerson(page);
  await page.goto("/account/data/import");
});

test("a file of another program is previewed, added and undone", async ({ page }) => {
  const days = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, "0")}`);
  const foods = days.flatMap((day) =>
    Array.from({ length: 40 }, (_, i) => `${day},8:00 AM,Breakfast,Oats ${i},80 g,30,5.4,0.5,1`),
  );
  const file = csv(HEADER, ...foods, "2099-01-01,,Lunch,Soup,1 bowl,120,10,3,5");
  await page.getByLabel("Your file").setInputFiles(file);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "From Cronometer" })).toBeVisible();
  await expect(page.getByText("1,120 foods on 28 days")).toBeVisible();
  await expect(page.getByText("The day is in the future: line 1122")).toBeVisible();
  await page.getByRole("button", { name: "Add 1,120 foods" }).click();
  await expect(page.getByRole("heading", { name: "1,120 foods added" })).toBeVisible({ timeout: 30_000 });
  await page.getByRole("link", { name: "See the days" }).click();
  await expect(page.getByText("February 2026").first()).toBeVisible();
  await page.goto("/?date=2026-02-28");
  await expect(page.getByRole("region", { name: "On the plate" })).toContainText("Oats 39");
  await page.goto("/account/data/import");
  await page.getByRole("link", { name: /^Cronometer/ }).click();
  await page.getByRole("button", { name: "Undo the import" }).click();
  await expect(page.getByRole("heading", { name: "The import is undone" })).toBeVisible({ timeout: 30_000 });
});

test("a file of an unknown program is read by its named columns; a wrong file is refused in a sentence", async ({
  page,
}) => {
  await page.getByLabel("Your file").setInputFiles({ ...csv("x"), buffer: Buffer.from([0, 1, 2, 0]) });
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("This isn’t a CSV, JSON or ZIP file.")).toBeVisible();
  await page.getByLabel("Your file").setInputFiles(csv("When,What,Energy", "03/04/2026,Soup,120"));
  await page.getByRole("button", { name: "Preview" }).click();
  await page.locator("select[name=name]").selectOption({ label: "What (Soup)" });
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Choose the column of the date.")).toBeVisible();
  await expect(page.locator("select[name=name]")).toHaveValue("1");
  await page.locator("select[name=date]").selectOption({ label: "When (03/04/2026)" });
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("radio", { name: "Fri, Apr 3, 2026" }).check();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("1 food on 1 day, Fri, Apr 3, 2026.")).toBeVisible();
});

const dish = (name: string, recipeIngredient: string[]) => ({
  ...{ "@type": "Recipe", name, recipeYield: "6 servings", recipeIngredient },
});
const savedPage = (...recipes: object[]) => ({
  name: "page.html",
  mimeType: "text/html",
  buffer: Buffer.from(
    `<html><script type="application/ld+json">${JSON.stringify({ "@graph": recipes })}</script></html>`,
  ),
});
const CHILI = dish("Chili", ["600 g minced beef", "2 onions, chopped", "20 g fribblewort"]);

test("recipes of a file are previewed, added once and taken back", async ({ page }) => {
  const preview = async (file?: ReturnType<typeof csv>) => {
    await page.goto("/recipes");
    if (file) await page.getByLabel("Your file").setInputFiles(file);
    await page.getByRole("button", { name: "Preview" }).click();
  };
  await preview();
  await expect(page.getByText("Choose a file first.")).toBeInViewport();
  await preview(csv("Day,Food"));
  await expect(page.getByText("We found no recipe in this file.")).toBeInViewport();
  await preview(savedPage(CHILI));
  await expect(page.getByRole("heading", { name: "1 recipe from a web page" })).toBeVisible();
  await expect(page.getByText("Makes 6. Not counted: 20 g fribblewort")).toBeVisible();
  await page.getByRole("button", { name: "Don't add" }).click();
  await preview(savedPage(CHILI));
  await page.getByRole("button", { name: "Add 1 recipe" }).click();
  await expect(page.getByRole("heading", { name: "1 recipe added" })).toBeVisible();
  await page.getByRole("link", { name: "Chili" }).click();
  await expect(page.getByLabel(/^Makes/)).toHaveValue("6");
  await preview(savedPage(CHILI, dish("Soup", ["200 g lentils"]), dish("Air", [])));
  await expect(page.getByText("It has no ingredients.")).toBeVisible();
  await expect(page.getByText("It’s already in your recipes.")).toBeVisible();
  await page.getByRole("button", { name: "Add 1 recipe" }).click();
  await page.getByRole("link", { name: "To your recipes" }).click();
  await expect(page.getByRole("link", { name: /Soup\s*Makes 6/ })).toHaveCount(1);
  await page.goBack();
  await page.getByRole("button", { name: "Undo the import" }).click();
  await expect(page.getByRole("heading", { name: "The import is undone" })).toBeVisible();
  await page.getByRole("link", { name: "To your recipes" }).click();
  await expect(page.getByRole("link", { name: /Chili\s*Makes 6/ })).toHaveCount(1);
  await expect(page.getByRole("link", { name: /Soup\s*Makes 6/ })).toHaveCount(0);
});
