import { expect, logFood, newPerson, send, test } from "../support/browser";

const RICE = { name: "Rice", calories: "412", carbs: "60", fats: "4", protein: "34" };

test("trends are found from the calendar and from one's account, and follow what was logged", async ({
  page,
}) => {
  await newPerson(page);
  await page.goto("/account");
  await page.getByRole("link", { name: "Trends" }).click();
  await expect(page.getByRole("heading", { name: "Nothing logged in 30 days" })).toBeVisible();

  await logFood(page, RICE);
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await send(page, "/eat/enter-value", { ...RICE, date: yesterday, time: "08:00" });
  await page.goto("/calendar");
  await page.getByRole("dialog").getByRole("link", { name: "Trends" }).click();
  await expect(page.getByRole("heading", { name: "Trends", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "7 days" }).click();
  await expect(page).toHaveURL("/trends?days=7");
  await expect(page.getByText("2 of 7 days logged")).toBeVisible();
  const carbs = page.getByRole("region", { name: "Carbs" });
  await expect(carbs).toContainText("60 g");
  await expect(carbs).not.toContainText("Days you didn’t log are left blank.");
  await carbs.getByRole("link", { name: "Carbs" }).click();
  await expect(page).toHaveURL("/trends?days=7&of=carbs");
  await expect(carbs).toContainText("Days you didn’t log are left blank.");
  await carbs.getByRole("link", { name: "Carbs" }).click();
  await expect(page).toHaveURL("/trends?days=7");
  await page.getByRole("radio", { name: "Protein" }).check();
  await expect(page.getByRole("list", { name: "Most protein" })).toContainText("Rice");
  await page.getByText("Every day as a table").click();
  await expect(page.getByRole("row", { name: /^Today, so far/ })).toContainText("412");
  await expect(page.getByRole("row", { name: /nothing logged/ })).toHaveCount(5);
  const table = await page.getByRole("link", { name: "Save as CSV" }).getAttribute("href");
  expect(await (await page.request.get(table ?? "")).text()).toContain(`"Day","${yesterday}",412,60,34,4,`);
});
