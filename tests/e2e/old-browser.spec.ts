import { expect, newPerson, test } from "../support/browser";

test.use({ colorScheme: "dark" });

test("a browser without the newest colours and functions shows every page, in light colours", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["toReversed", "toSorted", "toSpliced", "with"])
      Reflect.deleteProperty(Array.prototype, name);
    Reflect.deleteProperty(URL, "canParse");
  });
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll("light-dark(", "not-known-yet("),
    });
  });
  await newPerson(page);
  await page.goto("/eat/enter-value");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 248, 231)");
  await expect(page.locator(".dialog-panel")).toHaveCSS("background-color", "rgb(255, 248, 231)");
  await expect(page.getByRole("button", { name: "Log food" })).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(page.getByRole("button", { name: "Log food" })).toHaveCSS(
    "background-color",
    "rgb(62, 107, 29)",
  );
  for (const path of ["/", "/trends", "/my-collections", "/weight", "/account"]) {
    await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
    await expect(page.getByText("Server error")).toHaveCount(0);
  }
});
