import { describe, expect, it } from "vitest";
import { nightFind } from "~/features/collection/garden/night";
import { addDays } from "~/features/day/calendar-days";
import { mendedText } from "./notes";
import { greetingText, monthNews } from "./welcome.server";

describe("the greeting before the day's first food", () => {
  const morning = { daysAway: 1, planted: "Cookie", part: "morning", meal: "Breakfast" } as const;

  it.each([
    [{}, "Good morning. Your cookie is planted. Breakfast?"],
    [{ planted: "Peas", part: "midday", meal: "Lunch" }, "Hello. Your peas are planted. Lunch?"],
    [{ part: "afternoon", meal: "Snack" }, "Hello. Your cookie is planted. A snack?"],
    [{ meal: "Night snack" }, "Good morning. Your cookie is planted."],
    [{ meal: null }, "Good morning. Your cookie is planted."],
    [{ daysAway: 4 }, "The snail kept your place. Your cookie is planted. Breakfast?"],
    [{ daysAway: 30, planted: null }, "The snail kept your place."],
    [{ planted: null }, null],
  ] as const)("%j: %s", (changed, text) => {
    expect(greetingText({ ...morning, ...changed })).toBe(text);
  });
});

describe("the news of a month", () => {
  const month = {
    month: "November",
    before: "October",
    last: { days: 24, plants: 21 },
    earlier: { days: 20, plants: 17 },
    firsts: ["Plum", "Cherries"],
  };

  it("compares only what grew", () => {
    expect(monthNews(month)).toBe(
      "In November you ate 21 different plants, 4 more than in October. You logged 24 days, 4 more than in October. New in your collection: Plum and Cherries.",
    );
    expect(monthNews({ ...month, earlier: { days: 30, plants: 40 } })).toBe(
      "In November you ate 21 different plants. New in your collection: Plum and Cherries.",
    );
  });

  it("compares with no month of a few days, as the first one is", () => {
    expect(monthNews({ ...month, earlier: { days: 3, plants: 9 } })).toBe(
      "In November you ate 21 different plants. New in your collection: Plum and Cherries.",
    );
  });

  it("names a few pictures, and is silent about a month without food", () => {
    const firsts = ["Plum", "Cherries", "Toast", "Apple", "Corn"];
    expect(monthNews({ ...month, firsts })).toContain("Plum, Cherries, Toast and 2 more.");
    expect(monthNews({ ...month, last: { days: 0, plants: 0 } })).toBeNull();
  });
});

it("each night leaves something else, the same all day for one account", () => {
  const days = Array.from({ length: 11 }, (_, i) => addDays("2026-12-28", i));
  const finds = days.map((date) => nightFind("ann", date).text);
  expect(new Set(finds.slice(0, 10)).size).toBe(10);
  expect(finds[10]).toBe(finds[0]);
  expect(nightFind("ann", "2026-12-28")).toEqual(nightFind("ann", "2026-12-28"));
  expect(nightFind("anna", "2026-12-28")).not.toEqual(nightFind("ann", "2026-12-28"));
});

it("a mended goal is said in the person's unit, or in words alone", () => {
  const goal = { was: 1.7, is: 2000 };
  expect(mendedText(goal, "kcal")).toBe(
    "Your daily goal had been stored as 1.7 kcal. It was set to 2,000 kcal.",
  );
  expect(mendedText(goal, "kj")).toBe("Your daily goal had been stored as 7.1 kJ. It was set to 8,368 kJ.");
  expect(mendedText(goal, "kcal", true)).not.toMatch(/\d/);
});
