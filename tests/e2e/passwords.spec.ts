import { newPerson, PASSWORD } from "../support/journey";
import { expect, test } from "../support/test";

const NEW = "parsnips-after-noon";

test("changing a password takes the current one", async ({ page }) => {
  const email = await newPerson(page);
  await page.goto("/account");
  await page.getByRole("link", { name: "Change Password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Password" });
  const save = async (current: string, next: string, again = next) => {
    await dialog.locator("[name=currentPassword]").fill(current);
    await dialog.locator("[name=newPassword]").fill(next);
    await dialog.locator("[name=confirmPassword]").fill(again);
    await dialog.getByRole("button", { name: "Change password" }).click();
  };
  await save("carrots-after-noon", NEW);
  await expect(dialog.getByText("Current password is incorrect.")).toBeVisible();
  await save(PASSWORD, NEW, PASSWORD);
  await expect(dialog.getByText("New passwords do not match.")).toBeVisible();
  await save(PASSWORD, NEW);
  await expect(page.getByText("Password successfully changed")).toBeVisible();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
});
