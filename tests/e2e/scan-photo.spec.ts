import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, holdRequests, newPerson, test } from "../support/browser";
import { cameraLaunch } from "../support/chromium.mjs";
import { RAMP, rampFilm } from "../support/uploads";

test.use({
  launchOptions: cameraLaunch(rampFilm()),
  permissions: ["camera"],
});
test.slow();

type Noted = { shown: Map<string, Blob>; sent: Blob[] };

/** Notes the photos that the page shows and sends. */
const note = (page: Page) =>
  page.addInitScript(() => {
    const noted: Noted = { shown: new Map(), sent: [] };
    Object.assign(window, { noted });
    const show = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      const address = show(blob);
      noted.shown.set(address, blob);
      return address;
    };
    const send = window.fetch.bind(window);
    window.fetch = (to, how) => {
      const image = how?.body instanceof FormData ? how.body.get("image") : null;
      if (image instanceof File) noted.sent.push(image);
      return send(to, how);
    };
  });

const bytesOf = async (page: Page, which: "shown" | "sent", address = "") =>
  Buffer.from(
    await page.evaluate(
      async ([from, at]) => {
        const { shown, sent } = (window as unknown as { noted: Noted }).noted;
        const blob = from === "sent" ? sent[0] : shown.get(at as string);
        const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? []);
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      },
      [which, address],
    ),
    "base64",
  );

/** Which place of the film (0 to 1 across and down) a photo shows near its edges, by its colours. */
async function edgesOf(photo: Buffer) {
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const i = 3 * (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1)));
    const [r, g, b] = [data[i], data[i + 1], data[i + 2]] as [number, number, number];
    const bright = 0.299 * r + 0.587 * g + 0.114 * b;
    // 1.772 is BT.601's share of blue, of whose 224 steps the ramp uses 64.
    const blue = (((b - bright) / 1.772) * 224) / 255;
    return { across: bright / 255, down: 0.5 + blue / 64 };
  };
  return { info, left: at(0.02, 0.5), right: at(0.98, 0.5), top: at(0.5, 0.02), bottom: at(0.5, 0.98) };
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} by ${viewport.height}`, { tag: "@javascript" }, () => {
    test.use({ viewport });

    test("what is sent is what stands in the frame, and what is shown is what is sent", async ({ page }) => {
      await note(page);
      await newPerson(page);
      await page.goto("/eat/scan-label");
      const shutter = page.getByRole("button", { name: "Take photo" });
      await expect(shutter).toHaveAttribute("aria-disabled", "false");
      const [guide, view, film] = await page.evaluate(() => {
        const video = document.querySelector("video") as HTMLVideoElement;
        const box = (element: Element | null) => (element as Element).getBoundingClientRect().toJSON();
        return [
          box(document.querySelector(".guide")),
          box(video),
          { width: video.videoWidth, height: video.videoHeight },
        ];
      });
      expect(film).toEqual(RAMP);

      // Held, so that the photo stays in sight.
      const letGo = await holdRequests(page, "**/eat/scan-label**", "POST");
      await shutter.click();
      const picture = page.getByAltText("What is being read");
      await expect(picture).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { noted: Noted }).noted.sent.length))
        .toBe(1);
      const sent = await bytesOf(page, "sent");
      const shown = await bytesOf(page, "shown", (await picture.getAttribute("src")) ?? "");
      expect(sent.length).toBeGreaterThan(1000);
      expect(shown.equals(sent)).toBe(true);
      letGo();

      // The film covers the view: what the frame leaves out on the screen is left out of the photo.
      const scale = Math.max(view.width / film.width, view.height / film.height);
      const across = (x: number) => ((x - view.left - view.width / 2) / scale + film.width / 2) / film.width;
      const down = (y: number) => ((y - view.top - view.height / 2) / scale + film.height / 2) / film.height;
      const { info, left, right, top, bottom } = await edgesOf(sent);
      expect(Math.max(info.width, info.height)).toBeLessThanOrEqual(1920);
      expect(info.width).toBeCloseTo(guide.width / scale, -1);
      expect(info.height).toBeCloseTo(guide.height / scale, -1);
      const near = 0.03;
      expect(Math.abs(left.across - across(guide.left + 0.02 * guide.width))).toBeLessThan(near);
      expect(Math.abs(right.across - across(guide.left + 0.98 * guide.width))).toBeLessThan(near);
      expect(Math.abs(top.down - down(guide.top + 0.02 * guide.height))).toBeLessThan(near);
      expect(Math.abs(bottom.down - down(guide.top + 0.98 * guide.height))).toBeLessThan(near);
    });
  });
}

test.describe("a file", { tag: "@javascript" }, () => {
  const photoOf = async (width: number, height: number, kind: "jpeg" | "png" | "gif") => {
    const picture = sharp({ create: { width, height, channels: 3, background: "#c96" } });
    const buffer = await picture.toFormat(kind).toBuffer();
    return { name: `label.${kind}`, mimeType: `image/${kind}`, buffer };
  };
  const sentOf = async (page: Page, photo: Awaited<ReturnType<typeof photoOf>>) => {
    await note(page);
    await newPerson(page);
    await page.goto("/eat/scan-label");
    await expect(page.getByRole("button", { name: "Take photo" })).toHaveAttribute("aria-disabled", "false");
    await page.getByLabel("Gallery").setInputFiles(photo);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { noted: Noted }).noted.sent.length))
      .toBe(1);
    return bytesOf(page, "sent");
  };

  for (const [width, height, kind] of [
    [820, 860, "jpeg"],
    [1080, 1920, "png"],
  ] as const)
    test(`that is small is sent as it is: ${kind}`, async ({ page }) => {
      const photo = await photoOf(width, height, kind);
      expect((await sentOf(page, photo)).equals(photo.buffer)).toBe(true);
    });

  for (const [width, height, kind, side] of [
    [2400, 3000, "jpeg", 1920],
    [40, 30, "gif", 40],
  ] as const)
    test(`that is large, or of another kind, is drawn as JPEG: ${kind}`, async ({ page }) => {
      const sent = await sharp(await sentOf(page, await photoOf(width, height, kind))).metadata();
      expect([sent.format, Math.max(sent.width, sent.height)]).toEqual(["jpeg", side]);
    });

  test("that is too large is not sent, and said to be", async ({ page }) => {
    await note(page);
    await newPerson(page);
    await page.goto("/eat/scan-label");
    await expect(page.getByRole("button", { name: "Take photo" })).toHaveAttribute("aria-disabled", "false");
    const buffer = Buffer.alloc(9 * 1024 * 1024);
    await page.getByLabel("Gallery").setInputFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer });
    await expect(
      page.getByRole("alert").getByText("That photo is too large. The limit is 8 MB"),
    ).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { noted: Noted }).noted.sent.length)).toBe(0);
  });
});
