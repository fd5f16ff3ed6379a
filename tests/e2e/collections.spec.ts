import { collect, expect, newPerson, test } from "../support/browser";

test("visitors are sent to log in, with the way back", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/my-collections");
  await expect(page).toHaveURL("/log-in?redirectTo=%2Fmy-collections");
});

test("with nothing collected it says how to", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  await page.goto("/my-collections");
  await expect(page.getByRole("heading", { name: "No puzzle collection yet!" })).toBeVisible();
  await expect(
    page.getByText(
      "Choose a nutrition puzzle from homepage and reach your daily nutrition goal to collect puzzles.",
    ),
  ).toBeVisible();
});

test("the shelf shows the progress, and what there is to collect", async ({ page }) => {
  await newPerson(page);
  await collect(page, "corn");
  await page.goto("/my-collections");
  await expect(page.getByRole("heading", { name: "Magic Garden" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Magic Garden" })).toContainText("1/6 collected");
  await expect(
    page.getByText(
      "Complete daily nutrition challenge and collect 5 nutrition puzzles in the Magic Garden. Little by little, your garden is coming alive. Keep tending to it with care.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Old Orchard" })).toContainText("0/6 collected");
  await page.getByRole("link", { name: /Corn/ }).click();
  await expect(page).toHaveURL("/my-collections/detail/corn");
});

test("the garden says who has moved in, and hides the pictures from screen readers", {
  tag: "@javascript",
}, async ({ page }) => {
  await newPerson(page);
  await collect(page, "corn");
  await page.goto("/my-collections");
  await expect(page.getByText("A snail has moved in. Someone else is on the way.")).toBeVisible();
  await expect(page.locator(".magic_garden .garden-visitors > svg")).toHaveCount(1);
  const bed = page.getByRole("list").filter({ has: page.getByRole("heading", { name: "Corn" }) });
  await expect(bed.getByRole("listitem")).toHaveCount(6);
  await expect(bed.getByRole("link")).toHaveCount(1);
  await expect(bed.getByText("Not collected yet")).toHaveCount(5);
});

test.describe("in motion", { tag: "@javascript" }, () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("what moves by itself in the garden is done within five seconds", async ({ page }) => {
    await newPerson(page);
    await collect(page, "corn");
    await page.addInitScript(() => {
      const ends: number[] = [];
      Object.assign(window, { ends });
      addEventListener("animationstart", ({ target }) => {
        if (!(target instanceof Element) || !target.closest(".magic_garden")) return;
        for (const { timeline, effect } of target.getAnimations())
          if (timeline === document.timeline) ends.push(Number(effect?.getComputedTiming().endTime));
      });
    });
    await page.goto("/my-collections");
    const ends = () => page.evaluate(() => (window as unknown as { ends: number[] }).ends);
    await expect.poll(async () => (await ends()).length).toBeGreaterThan(1);
    expect(Math.max(...(await ends()))).toBeLessThanOrEqual(5000);
  });
});

test("with reduced motion nothing moves in the garden", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  await collect(page, "corn");
  await page.goto("/my-collections");
  await expect(page.locator(".magic_garden")).toBeVisible();
  expect(
    await page.locator(".magic_garden").evaluate((garden) => garden.getAnimations({ subtree: true }).length),
  ).toBe(0);
});
