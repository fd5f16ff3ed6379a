import { beforeAll, expect, it } from "vitest";
import { startBuiltApp } from "../support/app";
import { WHOLE_DAY } from "../support/browser";
import { startEngine } from "./engine";

const engine = startEngine();
let url: string;
beforeAll(async () => {
  ({ url } = await startBuiltApp());
});

it("takes a person from sign-up to a collected puzzle, and shows its pages in their colours", async () => {
  const { driver, open, type, press, sees, signUp } = engine();
  await signUp(url);
  await press("Skip");
  await press("Choose nutrition puzzle");
  await press("Magic Garden");
  await press("Carrot");
  await press("Select puzzle");
  await sees("Carrot");

  await press("Eat");
  await press("Describe");
  await type("description", "two boiled eggs and a slice of toast");
  await press("Next");
  await sees("Change the total");
  await press("Log food");
  await sees("Food Logged");

  await press("Eat");
  await press("Enter Value");
  for (const [name, value] of Object.entries(WHOLE_DAY)) await type(name, value);
  await press("Log food");
  await sees("Puzzle collected!");

  for (const path of ["/my-collections/detail/carrot", "/trends", "/calendar", "/account"]) {
    await open(url + path);
    const text = await driver.executeScript<string>("return document.body.innerText");
    expect(text).not.toContain("Server error");
    expect(
      await driver.executeScript("return getComputedStyle(document.documentElement).backgroundColor"),
    ).toMatch(/^rgb\((?:255, 248, 231|26, 20, 16)\)$/);
  }
});
