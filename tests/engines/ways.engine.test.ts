import { By, Key, until } from "selenium-webdriver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WHOLE_DAY } from "../support/browser";
import { ownServer } from "../support/own-server";
import { startEngine } from "./engine";

const WAIT_MS = 60_000;
const engine = startEngine();
let server: Awaited<ReturnType<typeof ownServer>>;
beforeAll(async () => {
  server = await ownServer();
  await engine().signUp(server.url);
  await send("/welcome/info?skip=1", {});
}, 120_000);
afterAll(() => server.end());

/** Sends a form of the page's own, and ignores where it leads. */
const send = (path: string, form: Record<string, string>) =>
  engine().driver.executeAsyncScript<number>(
    `const [path, form, done] = arguments;
     fetch(path, { method: "POST", body: new URLSearchParams(form) }).then(({ status }) => done(status), () => done(0));`,
    path,
    form,
  );

/** What stands in a field now; the attribute is what the server sent. */
async function typedIn(name: string) {
  const { driver, field } = engine();
  return driver.executeScript("return arguments[0].value", await field(name));
}

it("keeps what was typed while nothing answers, and sends it once something does", async () => {
  const { open, type, press, sees } = engine();
  await open(`${server.url}/account/profile`);
  await type("nickname", "Ann");
  await server.stop();
  await press("Save");
  await sees("No Internet connection");
  expect(await typedIn("nickname")).toBe("Ann");
  await server.start();
  await press("Save");
  await sees("Profile saved");
});

it("logs a food late that was typed while nothing answered, once", async () => {
  const { driver, open, type, press, sees } = engine();
  await open(`${server.url}/eat/enter-value`);
  const soup = { name: "Late soup", calories: "120", carbs: "10", fats: "4", protein: "6" };
  for (const [name, value] of Object.entries(soup)) await type(name, value);
  await server.stop();
  await press("Log food");
  await sees("Saved on this device.");
  await server.start();
  await sees("Food Logged");
  await open(server.url);
  await sees("Late soup");
  const soups = `return [...document.querySelectorAll(".day-foods a")].filter((food) => food.textContent.includes("Late soup")).length`;
  expect(await driver.executeScript(soups)).toBe(1);
});

it("draws a puzzle with the keyboard, and has it after a reload", async () => {
  const { driver, open, type, sees } = engine();
  await open(`${server.url}/puzzles/mine?step=draw`);
  const canvas = await driver.wait(until.elementLocated(By.css("[role=application]")), WAIT_MS);
  await driver.executeScript("arguments[0].focus()", canvas);
  await canvas.sendKeys(Key.SPACE);
  await driver.wait(
    () => driver.executeScript("return document.body.textContent.includes('Painted row 13, column 13')"),
    WAIT_MS,
    "a block is painted",
  );
  await type("name", "Dot");
  await sees("Saved");
  await open(await driver.getCurrentUrl());
  expect(await typedIn("name")).toBe("Dot");
});

it("shares a collected picture by a link that a visitor opens", async () => {
  const { driver, open, sees } = engine();
  await open(`${server.url}/account`);
  expect(await send("/puzzles/magic_garden", { puzzle_id: "tomato" })).toBe(200);
  expect(await send("/eat/enter-value", WHOLE_DAY)).toBe(200);
  await open(`${server.url}/my-collections/detail/tomato?share=1`);
  const way = await driver.wait(until.elementLocated(By.css("[aria-label='Open the shared page']")), WAIT_MS);
  const link = await way.getAttribute("href");
  await driver.manage().deleteAllCookies();
  await driver.get(link ?? "");
  await sees("collected a nutrition puzzle!");
});
