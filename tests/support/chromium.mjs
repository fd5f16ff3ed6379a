import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const HEADLESS = "chromium-headless-shell";
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = [
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The Chromium to test with: the one that CHROMIUM names, else the headless build (a third of the processor time),
 * else a whole one, else Playwright's own.
 * @returns {string | undefined}
 */
export function findChromium() {
  return process.env.CHROMIUM || inPath([HEADLESS]) || findWholeChromium();
}

/** A Chromium with everything: the headless build has no camera. @returns {string | undefined} */
export function findWholeChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return inPath(WHOLE) ?? [...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/** Launch options with a fake camera that shows the film (Y4M), or a test pattern. @param {string} [film] a file's path */
export function cameraLaunch(film) {
  const shows = film ? [`--use-file-for-fake-video-capture=${film}`] : [];
  const args = [...CHROMIUM_ARGS, "--use-fake-device-for-media-stream", ...shows];
  return { executablePath: findWholeChromium(), args };
}

/** @param {string[]} names */
function inPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
