import { collect, expect, newPerson, test } from "../support/browser";

test.use({ viewport: { width: 360, height: 740 } });

test("the ways to log stand in one row, apart, and begin in their first field", {
  tag: "@javascript",
}, async ({ page }) => {
  await newPerson(page);
  await page.goto("/?eat=1");
  const ways = page.getByRole("dialog", { name: "Eat" }).locator(".way");
  await expect(ways).toHaveText(["Scan Label", "Enter Value", "Search", "More"]);
  const boxes = await Promise.all((await ways.all()).map((way) => way.boundingBox()));
  for (const [i, box] of boxes.entries()) {
    expect(box?.height).toBeGreaterThanOrEqual(56);
    const before = boxes[i - 1];
    // The shadow of a button is 4 pixels wide.
    if (box && before) expect(box.x - before.x - before.width).toBeGreaterThanOrEqual(10);
    expect(box?.y).toBe(boxes[0]?.y);
  }
  await page.getByRole("button", { name: "Describe" }).click();
  const describeDialog = page.getByRole("dialog", { name: "Describe" });
  await expect(describeDialog.locator("[name=description]")).toBeFocused();
  await page.goto("/eat/enter-value");
  await expect(page.getByRole("dialog", { name: "Enter Value" }).locator("[name=name]")).toBeFocused();
});

test("a typed password can be shown", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/log-in");
  const password = page.getByLabel("Password");
  await password.fill("a quiet garden");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("a quiet garden");
});

test("zeros in prose have a glyph of their own, without a slash", { tag: "@javascript" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  expect(
    await page.evaluate(() =>
      [...document.fonts].some((f) => f.family.includes("Plain Zero") && f.status === "loaded"),
    ),
  ).toBe(true);
});

test("no seed's name is broken on any phone", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  await page.goto("/");
  await expect(page.locator(".seed strong").first()).toBeAttached();
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const broken = await page.evaluate(() => {
      const label = document.querySelector(".seed strong") as HTMLElement;
      return ["Watermelon", "Strawberry", "Blueberries", "Mushroom", "Pineapple", "Croissant"].filter(
        (name) => {
          label.textContent = name;
          const text = document.createRange();
          text.selectNodeContents(label);
          return text.getClientRects().length > 1;
        },
      );
    });
    expect([width, ...broken]).toEqual([width]);
  }
});

test("what a screen is for is in sight: Save of the goals, Share of a card", { tag: "@javascript" }, async ({
  page,
}) => {
  await newPerson(page);
  await collect(page, "corn");
  for (const [size, address, control] of [
    [{ width: 360, height: 640 }, "/account/goal", page.getByRole("button", { name: "Save", exact: true })],
    [{ width: 360, height: 640 }, "/my-collections/detail/corn", page.getByRole("link", { name: "Share" })],
    [{ width: 390, height: 844 }, "/my-collections/detail/corn", page.getByRole("link", { name: "Share" })],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(address);
    await control.click({ trial: true });
    const isOnTop = await control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height - 8));
    });
    expect([address, await page.evaluate(() => scrollY), isOnTop]).toEqual([address, 0, true]);
  }
});

test("the calendar keeps its height from month to month, and saves no picture of nothing", {
  tag: "@javascript",
}, async ({ page }) => {
  await newPerson(page);
  await collect(page, "corn");
  const heights = [];
  for (const month of ["2026-02", "2026-03", "2021-02"]) {
    await page.goto(`/calendar?month=${month}`);
    heights.push(await page.locator(".calendar-month").evaluate((element) => element.clientHeight));
    await expect(page.getByRole("link", { name: "Save picture" })).toHaveCount(0);
  }
  expect(new Set(heights).size).toBe(1);
  await page.goto("/calendar");
  await expect(page.getByRole("link", { name: "Save picture" })).toBeVisible();
});

test("weekdays, parts of the day and lone links are places to tap", { tag: "@javascript" }, async ({
  page,
}) => {
  await newPerson(page);
  for (const [address, targets] of [
    ["/account/goal", ".weekdays .chip"],
    ["/eat/rough", ".rough nav a"],
    ["/eat/describe", "a.field-hint"],
    ["/eat/camera", "a.field-hint"],
  ] as const) {
    await page.goto(address);
    const sizes = await page
      .locator(targets)
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map((box) => [box.width, box.height]),
      );
    expect(sizes.length, address).toBeGreaterThan(0);
    expect(Math.min(...sizes.flat()), address).toBeGreaterThanOrEqual(44);
  }
});

test("no word of the ways to log touches its frame", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/?eat=1");
    await expect(page.locator(".way").first()).toBeVisible();
    const air = await page.locator(".way").evaluateAll((ways) =>
      ways.map((way) => {
        const words = document.createRange();
        words.selectNodeContents(way);
        const [inner, outer] = [words.getBoundingClientRect(), way.getBoundingClientRect()];
        return Math.min(inner.left - outer.left, outer.right - inner.right);
      }),
    );
    expect(Math.min(...air), `${width}`).toBeGreaterThanOrEqual(6);
  }
});

test("a month fits a low wide screen, its last week in sight", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  await collect(page, "corn");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/calendar");
  const body = page.getByRole("dialog", { name: "Choose a day" }).locator(".dialog-body");
  expect(await body.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
});
