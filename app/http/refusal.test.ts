import { expect, test } from "vitest";
import { errorWording } from "./refusal";

test.each([
  [401, "Authentication failed. Please log in again."],
  [403, "Access denied. You do not have permission to perform this action."],
  [404, "Resource not found."],
  [405, "Method not allowed."],
  [429, "Too many requests. Please try again later."],
  [500, "Server error. Please try again later."],
  [503, "Server error. Please try again later."],
  [418, "Request failed with status 418"],
])("status %i", (status, words) => {
  expect(errorWording(status)).toBe(words);
});

test("the answer's own words count only where the status has none", () => {
  expect(errorWording(409, "Already collected")).toBe("Already collected");
  expect(errorWording(500, "stack trace")).toBe("Server error. Please try again later.");
});
