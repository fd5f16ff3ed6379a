import { expect, it } from "vitest";
import { startEngine } from "./engine";

const engine = startEngine();

it("starts here, and runs scripts", async () => {
  expect(await engine().driver.executeScript("return 6 * 7")).toBe(42);
});
