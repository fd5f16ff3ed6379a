import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PaletteStrip } from "~/features/collection/puzzle-card";
import { NEAR_END_PX } from "~/features/food/recent-list.island";
import { FOCUS_MS } from "~/features/label/camera/camera.island";
import { pinchedZoom, ZOOM_RETRY_MS, zoomRange } from "~/features/label/camera/zoom.island";
import { PHOTO_QUALITY } from "~/features/label/photo.island";
import { PASSWORD_MIN, RESET_SIGN_OUT_MS } from "../app/features/access/credentials";
import { AVATAR_QUALITY, ZOOM_MAX, ZOOM_MIN } from "../app/features/account/picture/avatar";
import { DEFAULT_EMOJI } from "../app/features/food/entry";
import { DEFAULT_GOALS } from "../app/features/goals/estimate";
import { CATEGORIES } from "../app/features/puzzles/catalogue";
import { GRID_SIZE } from "../app/features/puzzles/puzzle";

const css = (file: string) => readFileSync(`app/${file}`, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
/** The first value of a property, inside the first block that follows `selector`. */
const value = (file: string, selector: string, property: string) =>
  new RegExp(`${selector} \\{[^}]*?\\b${property}: ([^;]+);`).exec(css(file))?.[1];
const token = (name: string) => new RegExp(`\\n {4}${name}: ([^;]+);`).exec(css("styles/tokens.css"))?.[1];

describe("the figures that the specification names", () => {
  test.each([
    ["a password reset signs out after", RESET_SIGN_OUT_MS, 1500],
    ["the focus ring stands, and the focus stays, for", FOCUS_MS, 1000],
    ["the camera's zoom is queried every", ZOOM_RETRY_MS, 500],
  ])("%s %i ms", (_, is, said) => expect(is).toBe(said));

  test.each([
    ["pixels from the end where the next page loads", NEAR_END_PX, 10],
    ["its quality in percent", AVATAR_QUALITY, 95],
    ["the least zoom of its crop", ZOOM_MIN, 1],
    ["the most", ZOOM_MAX, 3],
    ["the quality of a scan", PHOTO_QUALITY, 0.95],
    ["the zoom of a pinch of 200 pixels", pinchedZoom(1, 100, 300), 2],
    ["the step of a camera that names none", zoomRange({ min: 1, max: 3 })?.step, 0.1],
    ["characters of a password", PASSWORD_MIN, 8],
    ["cells a side of a grid", GRID_SIZE, 24],
    ["puzzles of the Magic Garden", CATEGORIES.find(({ id }) => id === "magic_garden")?.count, 6],
    ["puzzles of the Salmon Nigiri Boy", CATEGORIES.find(({ id }) => id === "salmon_nigiri_boy")?.count, 2],
  ])("%s: %d", (_, is, said) => expect(is).toBe(said));

  test("the goals of somebody who set none, and the emoji of a food that has none", () => {
    expect(DEFAULT_GOALS).toEqual({ calories: 2000, carbs: 200, protein: 150, fats: 65 });
    expect(DEFAULT_EMOJI).toBe("🍽️");
  });

  test("motion: a toast 3000 ms and 300 ms to fade, dialogs and the side menu 600 ms to go", () => {
    expect([token("--toast"), token("--toast-fade"), token("--out")]).toEqual(["3000ms", "300ms", "600ms"]);
    expect(css("styles/shell/toast.css")).toContain("toast-out var(--toast-fade) var(--toast)");
    expect(css("styles/dialog.css")).toContain("dialog-out var(--out)");
    expect(css("styles/shell/side-menu.css")).toContain("translate var(--out)");
  });

  test("the estimate is worked out for 3 s", () => {
    expect(css("features/goals/goals.css")).toMatch(/--estimating: 3s;/);
  });

  test("sizes: a card's grid 264 px, a palette 24 px high, a link 180 px wide at most, a locked puzzle at 0.4", () => {
    expect(value("features/collection/puzzle-card.css", "& \\.window > \\*", "inline-size")).toBe("264px");
    expect(renderToStaticMarkup(createElement(PaletteStrip, { shades: [] }))).toContain('height="24"');
    expect(value("features/share/share.css", "\\.share-link-text", "max-inline-size")).toBe("180px");
    expect(css("features/collection/slot.css")).toMatch(/opacity: 0\.4;/);
  });
});
