import type { Page } from "@playwright/test";
import { collect, expect, newPerson, send, test } from "../support/browser";

const GONE = "This puzzle collection is not available";

async function linkOf(page: Page) {
  await page.goto("/my-collections/detail/tomato?share=1");
  return (await page.getByRole("link", { name: "Open the shared page" }).getAttribute("href")) ?? "";
}

test("a visitor sees the card and an invitation", async ({ page, baseURL }) => {
  await newPerson(page);
  await send(page, "/account/profile", { nickname: "Ann & Bob", lastName: "", zoom: "1" });
  await collect(page, "tomato");
  const link = await linkOf(page);
  await expect(page.getByRole("region", { name: "As text" })).toContainText("Pixelplate 🍅 Tomato");
  expect(link).toContain(`${baseURL}/share/`);
  expect(link).toMatch(/\/tomato\?nickname=Ann%20%26%20Bob$/);
  await page.context().clearCookies();
  const answer = await page.goto(link.replace("tomato", "TOMATO"));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "Ann & Bob collected a nutrition puzzle!" })).toBeVisible();
  await expect(page.getByText("Magic Garden")).toBeVisible();
  await expect(page.getByText(/^A picture eaten, block by block, on \w+day, .* 20\d\d\.$/)).toBeVisible();
  for (const grams of ["200 g", "150 g", "65 g"]) await expect(page.getByText(grams)).toBeVisible();
  await expect(page.getByText("Collect your nutrition puzzles on")).toBeVisible();
  const way = page.getByRole("main").getByRole("link", { name: "Pixelplate" });
  await expect(way).toHaveAttribute("href", baseURL ?? "");
  await expect(way).toHaveAttribute("target", "_blank");

  await test.step("it is for people, not for search engines", async () => {
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  await test.step("previews of the link show the card", async () => {
    const meta = (property: string) =>
      page.locator(`meta[property="og:${property}"]`).getAttribute("content");
    expect(await meta("title")).toBe("Ann & Bob collected a nutrition puzzle!");
    const png = await page.request.get((await meta("image")) ?? "");
    expect(png.headers()["content-type"]).toBe("image/png");
    const size = (await png.body()).subarray(16, 24);
    expect([size.readUInt32BE(0), size.readUInt32BE(4)].map(String)).toEqual([
      await meta("image:width"),
      await meta("image:height"),
    ]);
  });

  await test.step("without a name it is somebody's", async () => {
    await page.goto(link.replace(/nickname=.*/, "nickname="));
    await expect(page.getByRole("heading", { name: "Someone collected a nutrition puzzle!" })).toBeVisible();
  });
});

test("a link that was stopped leads to nothing", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  await collect(page, "tomato");
  const link = await linkOf(page);
  await send(page, "/account/share-link", { confirm: "yes" });
  expect((await page.goto(link))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: GONE })).toBeVisible();
  expect((await page.goto(await linkOf(page)))?.status()).toBe(200);
});

test("so does one to nobody, to no puzzle, or to what was not collected", { tag: "@javascript" }, async ({
  page,
}) => {
  await newPerson(page);
  await collect(page, "tomato");
  const link = await linkOf(page);
  for (const address of ["/share/nobody/carrot", "/share/nobody/potato", link.replace("tomato", "corn")]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(page.getByRole("heading", { name: GONE })).toBeVisible();
  }
});
