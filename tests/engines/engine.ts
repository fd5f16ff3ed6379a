import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, By, Capabilities, until, type WebDriver, type WebElement } from "selenium-webdriver";
import { afterAll, beforeAll } from "vitest";
import { PASSWORD } from "../support/browser";
import { CHROMIUM_ARGS, findWholeChromium } from "../support/chromium.mjs";
import { freePort } from "../support/postgres.mjs";
import { findFirefox } from "../support/prepare.mjs";
import { openFirefox } from "./firefox";

type Engine = {
  driver: WebDriver;
  open: (url: string) => Promise<void>;
  field: (name: string) => ReturnType<WebDriver["findElement"]>;
  type: (name: string, text: string) => Promise<void>;
  press: (name: string) => Promise<void>;
  sees: (text: string) => Promise<void>;
  signUp: (url: string) => Promise<void>;
};

const WAIT_MS = 60_000;

/** The browser that `TEST_ENGINE` names, driven by WebDriver; it ends with the test file. */
export function startEngine(): () => Engine {
  const programs: ChildProcess[] = [];
  const home = mkdtempSync(join(tmpdir(), "pixelplate-engine-"));
  let engine: Engine;
  beforeAll(async () => {
    const [driver, ...started] = (await OPEN[process.env.TEST_ENGINE ?? "webkit"]?.(home)) ?? [];
    if (!driver) throw new Error(`${process.env.TEST_ENGINE} is no engine.`);
    programs.push(...started);
    engine = withSteps(driver);
  }, 2 * WAIT_MS);
  afterAll(async () => {
    await engine?.driver.quit().catch(() => {});
    for (const program of programs) await ended(program);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });
  return () => engine;
}

type Opened = [WebDriver, ...ChildProcess[]];

const OPEN: Record<string, (home: string) => Promise<Opened>> = {
  chromium: openChromium,
  firefox: (home) => openFirefox(findFirefox() ?? "firefox", home),
  webkit: openWebKit,
};

async function openChromium(home: string): Promise<Opened> {
  const env = { NODE_ENV: "test" as const, PATH: process.env.PATH, HOME: home, LANG: "C.UTF-8" };
  const options = { binary: findWholeChromium(), args: ["--headless=new", ...CHROMIUM_ARGS] };
  const capabilities = new Capabilities({ browserName: "chrome", "goog:chromeOptions": options });
  return driven("chromedriver", env, capabilities);
}

/** WebKitGTK's own browser, on a display of its own. */
async function openWebKit(home: string): Promise<Opened> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  const env = {
    NODE_ENV: "test" as const,
    PATH: process.env.PATH,
    HOME: home,
    DISPLAY: `:${`${display}`.trim()}`,
    LANG: "C.UTF-8",
    // There may be no graphics card.
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  };
  const browser = new Capabilities({ browserName: "MiniBrowser" });
  return [...(await driven("WebKitWebDriver", env, browser)), screen];
}

async function driven(name: string, env: NodeJS.ProcessEnv, browser: Capabilities): Promise<Opened> {
  const port = await freePort();
  const program = spawn(name, [`--port=${port}`], { env, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600 && !(await fetch(`${url}/status`).catch(() => false)); tries++)
    await sleep(100);
  return [await new Builder().usingServer(url).withCapabilities(browser).build(), program];
}

async function ended(program: ChildProcess) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const exit = once(program, "exit");
  program.kill();
  await exit;
}

/** Whether a press went through: what is covered, or just leaving, is looked for again. */
const succeeds = (press: Promise<void>) =>
  press.then(
    () => true,
    () => false,
  );

function withSteps(driver: WebDriver): Engine {
  /** Waits until the page's script has taken it over. */
  async function open(url: string) {
    await driver.get(url);
    const taken = "return Object.keys(document.body).some((key) => key.startsWith('__reactProps'))";
    await driver.wait(() => driver.executeScript(taken), WAIT_MS, `the script takes over ${url}`);
  }
  const field = (name: string) =>
    driver.wait(until.elementLocated(By.name(name)), WAIT_MS, `there is a field ${name}`);
  /** Types into a field, again where the page was drawn anew meanwhile. */
  async function type(name: string, text: string) {
    const typed = async () => {
      try {
        const input = await driver.findElement(By.name(name));
        await input.clear();
        await input.sendKeys(text);
        return (await driver.executeScript<string>("return arguments[0].value", input)) === text;
      } catch {
        return false;
      }
    };
    await driver.wait(typed, WAIT_MS, `${name} can be typed into`);
  }
  /** A button, a link, or the label of a choice, by how its text begins or by a part of it; the topmost that can be pressed. */
  async function press(name: string) {
    const text = JSON.stringify(name);
    const named = By.xpath(
      `//*[self::button or self::a or self::label][starts-with(normalize-space(), ${text}) or .//*[normalize-space() = ${text}]]`,
    );
    const pressed = async () => {
      for (const each of (await driver.findElements(named)).reverse())
        if ((await isShown(each)) && (await succeeds(each.click()))) return true;
      return false;
    };
    await driver.wait(pressed, WAIT_MS, `${name} can be pressed`);
  }
  const isShown = (element: WebElement) =>
    driver
      .executeScript<boolean>("return arguments[0].getClientRects().length > 0", element)
      .catch(() => false);
  async function sees(text: string) {
    const seen = () =>
      driver.executeScript<boolean>("return document.body.innerText.includes(arguments[0])", text);
    await driver.wait(seen, WAIT_MS, `the page says ${text}`);
  }
  async function signUp(url: string) {
    await open(`${url}/sign-up`);
    await type("email", "ann@example.org");
    await type("password", PASSWORD);
    await press("Create account");
    await sees("About You");
  }
  return { driver, open, field, type, press, sees, signUp };
}
