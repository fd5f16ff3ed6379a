import { expect, it } from "vitest";
import { revalidateUnlessShown } from "./revalidate-unless-shown";

const again = (from: string, to: string, formMethod?: "POST") =>
  revalidateUnlessShown({
    currentUrl: new URL(from, "http://localhost"),
    nextUrl: new URL(to, "http://localhost"),
    currentParams: {},
    nextParams: {},
    formMethod,
    defaultShouldRevalidate: true,
  });

it("shows other blocks without loading the day again", () => {
  expect(again("/", "/?show=carbs")).toBe(false);
  expect(again("/?date=2026-11-20&show=fats", "/?date=2026-11-20")).toBe(false);
});

it("loads another day, a changed one, and the same one once more", () => {
  expect(again("/?show=carbs", "/?date=2026-11-20&show=carbs")).toBe(true);
  expect(again("/?show=carbs", "/eat/describe")).toBe(true);
  expect(again("/?show=carbs", "/", "POST")).toBe(true);
  expect(again("/?show=carbs", "/?show=carbs")).toBe(true);
});
