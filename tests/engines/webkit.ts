import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, By, Capabilities, until, type WebDriver } from "selenium-webdriver";
import { afterAll, beforeAll } from "vitest";
import { freePort } from "../support/postgres.mjs";

export type WebKit = {
  driver: WebDriver;
  open: (url: string) => Promise<void>;
  field: (name: string) => ReturnType<WebDriver["findElement"]>;
  press: (name: string) => Promise<void>;
  sees: (text: string) => Promise<void>;
};

const WAIT_MS = 60_000;

/** WebKitGTK's own browser on a display of its own, driven by WebDriver; it ends with the test file. */
export function startWebKit(): () => WebKit {
  const programs: ChildProcess[] = [];
  const home = mkdtempSync(join(tmpdir(), "pixelplate-webkit-"));
  let webKit: WebKit;
  beforeAll(async () => {
    const display = `:${100 + (process.pid % 800)}`;
    programs.push(spawn("Xvfb", [display, "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]));
    await sleep(500);
    const port = await freePort();
    const env = {
      NODE_ENV: "test" as const,
      PATH: process.env.PATH,
      HOME: home,
      DISPLAY: display,
      LANG: "C.UTF-8",
      // There may be no graphics card.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    };
    programs.push(spawn("WebKitWebDriver", [`--port=${port}`], { env }));
    await sleep(500);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
      .build();
    webKit = withSteps(driver);
  });
  afterAll(async () => {
    await webKit?.driver.quit().catch(() => {});
    for (const program of programs) program.kill();
    rmSync(home, { recursive: true, force: true });
  });
  return () => webKit;
}

const withSteps = (driver: WebDriver): WebKit => ({
  driver,
  /** Waits until the page's script has taken it over. */
  async open(url) {
    await driver.get(url);
    const taken = "return Object.keys(document.body).some((key) => key.startsWith('__reactProps'))";
    await driver.wait(() => driver.executeScript(taken), WAIT_MS);
  },
  field: (name) => driver.findElement(By.name(name)),
  async press(name) {
    const button = By.xpath(`//button[normalize-space()=${JSON.stringify(name)}]`);
    await driver.wait(until.elementLocated(button), WAIT_MS);
    await driver.findElement(button).click();
  },
  async sees(text) {
    const seen = () =>
      driver.executeScript<boolean>("return document.body.innerText.includes(arguments[0])", text);
    await driver.wait(seen, WAIT_MS, `the page says ${text}`);
  },
});
