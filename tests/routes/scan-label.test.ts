import { readdirSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { RouteBrowser } from "../support/routes";
import "../support/route-env";

const signUp = await import("~/routes/_front.sign-up");
const notice = await import("~/routes/_front.eat.camera");
const scan = await import("~/routes/eat.scan-label");
const { store } = await import("~/platform/boot.server");

const browser = new RouteBrowser();
beforeAll(async () => {
  await browser.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots-before-noon" });
});

const photo = (bytes: Uint8Array | string, name = "label.jpg") => {
  const form = new FormData();
  form.set("image", new File([bytes as BlobPart], name, { type: "image/jpeg" }));
  return form;
};
const jpeg = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: "#c96" } })
    .jpeg()
    .toBuffer();

describe("the way to the scanner", () => {
  it("goes past the notice until somebody has seen it", async () => {
    expect(await browser.get(notice, "/eat/camera")).toMatchObject({ status: 200, data: null });
    const ok = await browser.post(notice, "/eat/camera");
    expect([ok.status, ok.location]).toEqual([303, "/eat/scan-label"]);
    const again = await browser.get(notice, "/eat/camera");
    expect([again.status, again.location]).toEqual([302, "/eat/scan-label"]);
  });
});

describe("a photo", () => {
  it.each([
    ["nothing", new FormData(), 400, "Choose a photo first."],
    ["text instead of a file", { image: "label.jpg" }, 400, "Choose a photo first."],
    ["a page", photo("<script>alert(1)</script>"), 415, /JPEG, PNG or WebP/],
    ["a torn JPEG", photo("\xff\xd8\xff"), 415, /JPEG, PNG or WebP/],
    ["half a JPEG", async () => photo((await jpeg()).subarray(0, 200)), 400, /damaged/],
    ["too much", photo(new Uint8Array(8 * 1024 * 1024 + 1)), 413, /too large/],
  ])("that is %s is refused", async (_, form, status, text) => {
    const sent = typeof form === "function" ? await form() : form;
    const answer = await browser.post(scan, "/eat/scan-label", sent);
    expect(answer).toMatchObject({
      status,
      data: { step: "scan", toast: { type: "error", text: expect.stringMatching(text) } },
    });
  });

  it("without a label is not recognized, and is not stored", async () => {
    const written = vi.spyOn(console, "log");
    const everything = () => readdirSync(process.env.DATA_DIR ?? "", { recursive: true }).sort();
    const before = everything();
    const answer = await browser.post(scan, "/eat/scan-label", photo(await jpeg(), "canary-name.jpg"));
    expect(answer).toMatchObject({ status: 400, data: { toast: { text: "Food label not recognized" } } });
    expect(everything()).toEqual(before);
    expect(written).not.toHaveBeenCalled();
  }, 30_000);
});

describe("the confirmation", () => {
  const confirm = (fields: Record<string, string>) =>
    browser.post(scan, "/eat/scan-label?step=food", {
      name: "Oat granola",
      emoji: "🥣",
      calories: "187",
      carbs: "26,4",
      fats: "7.1 g",
      protein: "4",
      portion: "serving",
      note: "Values per serving.",
      ...fields,
    });

  it("logs the values of one serving times the servings", async () => {
    const answer = await confirm({ number_of_servings: "3", key: "three" });
    expect([answer.status, answer.location]).toEqual([303, "/"]);
    const foods = await store.read.select().from(store.read.t.food);
    expect(foods).toMatchObject([
      {
        name: "Oat granola",
        emoji: "🥣",
        number_of_servings: 3,
        calories: 561,
        carbs: 79.2,
        fats: 21.3,
        protein: 12,
      },
    ]);
  });

  it.each(["", "  "])("keeps what was typed and read when a value is %j", async (protein) => {
    const answer = await confirm({ protein, number_of_servings: "2" });
    expect(answer).toMatchObject({
      status: 400,
      data: {
        step: "food",
        lastResult: {
          error: { protein: ["Field cannot be empty"] },
          initialValue: { number_of_servings: "2", calories: "187", note: "Values per serving." },
        },
      },
    });
  });

  it.each([
    ["1/2", 0.5, 93.5],
    ["1.5", 1.5, 280.5],
  ])("logs %s servings", async (number_of_servings, servings, calories) => {
    expect(await confirm({ number_of_servings, key: number_of_servings })).toMatchObject({ status: 303 });
    const foods = await store.read.select().from(store.read.t.food);
    expect(foods).toContainEqual(expect.objectContaining({ number_of_servings: servings, calories }));
  });

  it.each([
    [{ amount: "250" }, 2.5, 467.5],
    [{ amount: "30", number_of_servings: "7" }, 0.3, 56.1],
    [{ amount: "100", number_of_servings: "4" }, 4, 748],
  ])("of a label for 100 g logs %j", async (sent, servings, calories) => {
    const key = `of ${sent.amount} g`;
    expect(await confirm({ portion: "100 g", ...sent, key })).toMatchObject({ status: 303 });
    const foods = await store.read.select().from(store.read.t.food);
    expect(foods).toContainEqual(expect.objectContaining({ number_of_servings: servings, calories }));
  });

  it.each([
    ["0", "Must be at least 1"],
    ["1,500", "Is that 1,500 or 1.5? Type 1500 or 1.5."],
  ])("refuses %s servings", async (number_of_servings, message) => {
    const answer = await confirm({ number_of_servings });
    expect(answer.data.lastResult.error).toEqual({ number_of_servings: [message] });
    const weighed = await confirm({ portion: "100 g", amount: number_of_servings });
    expect(weighed.data.lastResult.error).toEqual({ number_of_servings: [message] });
  });
});
