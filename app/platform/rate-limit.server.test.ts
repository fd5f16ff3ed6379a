import { expect, it } from "vitest";
import { fixedWindowLimiter } from "./rate-limit.server";

it("counts each key by itself, and begins anew when its time is over", () => {
  let now = 0;
  const window = fixedWindowLimiter({ points: 2, perMs: 1000 }, () => now);
  expect([window.take("a"), window.take("a")]).toEqual([0, 0]);
  now = 400;
  expect(window.take("a")).toBe(600);
  expect(window.take("b")).toBe(0);
  now = 999;
  expect(window.take("a")).toBe(1);
  now = 1000;
  expect(window.take("a")).toBe(0);
});

it("stays small whatever the number of addresses, and forgets those that were not seen for longest", () => {
  const window = fixedWindowLimiter({ points: 1, perMs: 60_000 }, () => 0);
  for (let i = 0; i < 1_000_000; i++) window.take(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
  expect(window.size).toBe(50_000);
  const last = "10.15.66.63";
  expect(window.take(last)).toBeGreaterThan(0);
  expect(window.take("10.0.0.0")).toBe(0);
  expect(window.size).toBe(50_000);
  expect(window.take(last)).toBeGreaterThan(0);
});
