import { expect, it } from "vitest";
import { drawnLabel } from "../support/fixtures/drawn-label";

process.env.LABEL_OCR = "off";
await import("../support/route-env");
const { RouteBrowser } = await import("../support/route-browser");
const signUp = await import("~/routes/_front.sign-up");
const scan = await import("~/routes/eat.scan-label");

it("a server without its reader offers no camera, and answers a photo with a clear message", async () => {
  const browser = new RouteBrowser();
  await browser.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots-before-noon" });
  expect(await browser.get(scan, "/eat/scan-label")).toMatchObject({ status: 200, data: { reads: false } });
  const form = new FormData();
  form.set("image", await drawnLabel());
  expect(await browser.post(scan, "/eat/scan-label", form)).toMatchObject({
    status: 400,
    data: { toast: { text: "Food label not recognized" } },
  });
});
