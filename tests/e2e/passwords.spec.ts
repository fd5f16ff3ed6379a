import { expect, newPerson, PASSWORD, test } from "../support/browser";

const NEW = "parsnips-after-noon";

test("changing a password takes the current one", async ({ page, javaScriptEnabled }) => {
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
  /** The script goes to the field after the message is there; what is typed before would go astray. */
  const refused = async (message: string) => {
    await expect(dialog.getByText(message)).toBeVisible();
    if (javaScriptEnabled) await expect(dialog.locator("[aria-invalid=true]").first()).toBeFocused();
  };
  await save("carrots-after-noon", NEW);
  await refused("Current password is incorrect.");
  await save(PASSWORD, NEW, PASSWORD);
  await refused("New passwords do not match.");
  await save(PASSWORD, NEW);
  await expect(page.getByText("Password successfully changed")).toBeVisible();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
});
