import { collect, expect, newPerson, send, test, WHOLE_DAY } from "../support/browser";

const NIGIRI = "salmon_nigiri_boy";

test("the home screen congratulates right after the second part, until it is answered", async ({ page }) => {
  await newPerson(page);
  await collect(page, "salmon", NIGIRI);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await send(page, `/puzzles/${NIGIRI}`, { puzzle_id: "sushi_rice", date: yesterday });
  await page.goto(`/eat/enter-value?date=${yesterday}`);
  for (const [field, value] of Object.entries(WHOLE_DAY)) await page.locator(`[name=${field}]`).fill(value);
  await page.getByRole("button", { name: "Log food" }).click();
  const dialog = page.getByRole("dialog", { name: "Congratulations! New Pixel Art Unlocked!" });
  await expect(dialog.getByText("Salmon Nigiri Boy").first()).toBeVisible();
  await page.reload();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/?date=${yesterday}`);
  await page.reload();
  await expect(page.getByText("Puzzle collected!").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/my-collections");
  await expect(page.getByText("2/2")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("both parts unlock the special puzzle, which is congratulated on once", { tag: "@javascript" }, async ({
  page,
}) => {
  await newPerson(page);
  await collect(page, "salmon", NIGIRI);
  await page.goto("/my-collections");
  await expect(page.getByText("1/2")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Salmon Nigiri Boy/ })).toHaveCount(0);

  // A puzzle a day: somewhere on Earth it is another day.
  const timeZone = new Date().getUTCHours() >= 10 ? "Pacific/Kiritimati" : "Pacific/Pago_Pago";
  await send(page, "/time-zone", { timeZone });
  await collect(page, "sushi_rice", NIGIRI);
  await page.goto("/my-collections");
  const dialog = page.getByRole("dialog", { name: "Congratulations! New Pixel Art Unlocked!" });
  await expect(dialog.getByText("Salmon Nigiri Boy").first()).toBeVisible();
  const today = { weekday: "long", month: "long", day: "numeric", year: "numeric", timeZone } as const;
  await expect(dialog.getByText(new Date().toLocaleDateString("en-US", today))).toBeVisible();
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await dialog.getByRole("button", { name: "Done" }).click();
  await answered;
  await expect(dialog).toHaveCount(0);
  await page.goto("/my-collections");
  await expect(page.getByText("2/2")).toBeVisible();
  await page.getByRole("heading", { name: "Salmon Nigiri Boy" }).first().click();
  await expect(page.getByText("Congratulations! Salmon Nigiri Boy is fully unlocked!")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("link", { name: /Salmon Nigiri Boy/ }).click();
  await expect(page).toHaveURL(`/my-collections/detail/${NIGIRI}`);
  await expect(page.locator(".palette-strip")).toHaveCount(0);
});
