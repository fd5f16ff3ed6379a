import { expect, it } from "vitest";
import { cardDate, shortCardDate } from "./collected";

it("says a date in words, whatever the server's zone", () => {
  expect(cardDate("2026-03-06")).toBe("Friday, March 6, 2026");
  expect(shortCardDate("2026-03-06")).toBe("Fri, Mar 6, 2026");
});
