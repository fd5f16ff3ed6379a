import type { Page } from "@playwright/test";

/** Holds back the page's requests to this address, or only those of one method, until the returned function is called. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  method?: string,
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await held;
    await route.continue();
  });
  return letGo;
}
