import type { Page } from "@playwright/test";

/** Holds back whatever the page posts to this address, until the function that it gives is called. */
export async function holdPosts(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  return letGo;
}
