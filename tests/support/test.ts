import { test as base, expect, type Page } from "@playwright/test";

const PARTS_OF_A_PAGE = ["font", "image", "manifest", "media", "script", "stylesheet"];

/**
 * Playwright's test, which also fails on anything the browser complains about: a thrown error, a hydration mismatch,
 * a blocked style, a missing picture. A page that answers 4xx on purpose is no complaint.
 * `test.use({ expectedComplaints: [/…/] })` names what a test provokes.
 */
export const test = base.extend<{ expectedComplaints: RegExp[]; complaints: string[] }>({
  expectedComplaints: [[], { option: true }],
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!expectedComplaints.some((expected) => expected.test(text))) complaints.push(text);
      };
      context.on("weberror", (error) => note(String(error.error().stack)));
      context.on("console", (message) => {
        const answeredOnPurpose = /^Failed to load resource: .* status of 4\d\d/.test(message.text());
        if (message.type() === "error" && !answeredOnPurpose) note(message.text());
      });
      context.on("response", (response) => {
        const isPart = PARTS_OF_A_PAGE.includes(response.request().resourceType());
        if (isPart && response.status() >= 400) note(`${response.status()} ${response.url()}`);
      });
      await use(complaints);
      expect(complaints, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    for (const name of javaScriptEnabled ? (["goto", "reload"] as const) : []) {
      const go: (...args: never[]) => Promise<unknown> = page[name].bind(page);
      Object.assign(page, {
        [name]: async (...args: never[]) => {
          const answer = await go(...args);
          await alive(page);
          return answer;
        },
      });
    }
    await use(page);
  },
});

/** A page has loaded before its script has taken it over; what is typed in between nobody hears. */
async function alive(page: Page) {
  const takenOver = () =>
    page.evaluate(async () => {
      const isOurs = "__remixContext" in window;
      const isTaken = Object.keys(document.body).some((key) => key.startsWith("__reactProps"));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
      return !isOurs || isTaken;
    });
  await expect.poll(takenOver, { message: "the script has taken the page over", timeout: 30_000 }).toBe(true);
}

export { expect };
