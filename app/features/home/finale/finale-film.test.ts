import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync(new URL("./finale-film.css", import.meta.url), "utf8");
const FILM_MS = 1500;

it("nothing of the film goes on after 1.5 seconds", () => {
  const ends = [...css.matchAll(/\bfilm-[\w-]+ (\d+)m?s(?: (\d+)ms)?/g)].map(
    ([, duration, delay = "0"]) => Number(duration) + Number(delay),
  );
  expect(ends.length).toBeGreaterThan(8);
  expect(Math.max(...ends)).toBeLessThanOrEqual(FILM_MS);
});

it("moves nothing by its place in the page", () => {
  expect(css).not.toMatch(/^\s+(inline-size|block-size|width|height|margin|padding|inset|top|left)[\w-]*:/m);
});
