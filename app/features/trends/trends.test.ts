import { describe, expect, it } from "vitest";
import { utcOffset } from "~/features/day/dates.server";
import type { Amounts, FoodTotals } from "~/features/nutrition/amounts";
import { foodSums, spansOf, trendsOf } from "./trends";
import { shareText, splitBlocks, trendsInWords, trendsShown } from "./trends-shown";

const amounts = (calories: number, carbs = 0, protein = 0, fats = 0): Amounts => ({
  calories,
  carbs,
  protein,
  fats,
});
const foods = (...eaten: [name: string, minute: number, tenths: number][]) => ({
  name: eaten.map(([name]) => name),
  minute: eaten.map(([, minute]) => minute),
  calories: eaten.map(([, , tenths]) => tenths),
  carbs: eaten.map(([, , tenths]) => tenths * 2),
  protein: eaten.map(() => 0),
  fats: eaten.map(() => 10),
});
const sumsOf = (...days: { foods: FoodTotals; offset?: number }[]) =>
  foodSums(
    days.map(({ foods }, i) => ({ date: `${i}`, foods })),
    `${days.length}`,
    (date) => days[Number(date)]?.offset ?? 0,
  );
const nothing = sumsOf();
const DATES = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"];
const day = (date: string, calories: number, goal = 2000) => ({
  date,
  amounts: amounts(calories, 10),
  goals: amounts(goal, 20),
});

describe("averages", () => {
  const logged = [day("2026-11-19", 1900), day("2026-11-21", 2400, 2600), day("2026-11-22", 300)];
  const trends = trendsOf(DATES, logged, nothing);

  it("are of the days with food before today, beside the goals of the same days", () => {
    expect(trends).toMatchObject({ daysLogged: 3, daysAveraged: 2 });
    expect(trends.averages).toEqual(amounts(2150, 10));
    expect(trends.goals).toEqual(amounts(2300, 20));
    expect(trends.daysNear).toEqual(amounts(2, 0, 2, 2));
  });

  it("leave a day without food empty", () => {
    expect(trends.days.map(({ amounts }) => amounts?.calories)).toEqual([1900, undefined, 2400, 300]);
  });

  it("are none while only today is logged, and while nothing is", () => {
    for (const some of [[day("2026-11-22", 300)], []])
      expect(trendsOf(DATES, some, nothing)).toMatchObject({ averages: null, goals: null });
  });

  it("of weeks and months leave out today", () => {
    const figures = trends.days;
    expect(spansOf(figures, "month")).toMatchObject([
      { key: "2026-11", daysLogged: 2, amounts: { calories: 2150 } },
    ]);
    expect(spansOf(figures.slice(3), "week")).toMatchObject([
      { key: "2026-W47", daysLogged: 0, amounts: null },
    ]);
    expect(spansOf(figures, "day").map(({ isToday }) => isToday)).toEqual([false, false, false, true]);
  });
});

describe("the most eaten foods", () => {
  it("are ranked by their share of each amount, whatever the case of their names", () => {
    const sums = sumsOf(
      { foods: foods(["Oatmeal", 480, 3000], ["Soup", 720, 1000]) },
      { foods: foods(["oatmeal", 480, 4000], ["Tea", 900, 0]) },
    );
    const { foods: most } = trendsOf(DATES, [], sums);
    expect(most.calories).toEqual([
      { name: "oatmeal", amount: 700, share: 7 / 8 },
      { name: "Soup", amount: 100, share: 1 / 8 },
    ]);
    expect(most.protein).toEqual([]);
    expect(most.fats).toEqual([
      { name: "oatmeal", amount: 2, share: 1 / 2 },
      { name: "Soup", amount: 1, share: 1 / 4 },
      { name: "Tea", amount: 1, share: 1 / 4 },
    ]);
  });

  it("are at most five", () => {
    const many = foods(
      ...Array.from({ length: 9 }, (_, i): [string, number, number] => [`Food ${i}`, 0, i + 1]),
    );
    const { calories } = trendsOf(DATES, [], sumsOf({ foods: many })).foods;
    expect(calories.map(({ name }) => name)).toEqual(["Food 8", "Food 7", "Food 6", "Food 5", "Food 4"]);
  });
});

describe("the times of day", () => {
  it("are those of the plate, by the clock of the account's zone", () => {
    const eaten = foods(["a", 11 * 60 - 1, 10], ["b", 11 * 60, 20], ["c", 15 * 60, 40], ["d", 18 * 60, 80]);
    expect(sumsOf({ foods: eaten }).byPart).toMatchObject({
      morning: { calories: 1 },
      midday: { calories: 2 },
      afternoon: { calories: 4 },
      evening: { calories: 8 },
    });
    expect(sumsOf({ foods: foods(["past midnight", 1440 + 30, 10]) }).byPart.evening.calories).toBe(1);
    const evening = foods(["late", 20, 10]);
    expect(sumsOf({ foods: evening, offset: -300 }).byPart.evening.calories).toBe(1);
    expect(sumsOf({ foods: evening, offset: 13 * 60 }).byPart.midday.calories).toBe(1);
  });

  it("leave out today, which still counts for the foods", () => {
    const eaten = foods(["Oats", 480, 1000], ["Soup", 720, 1000]);
    const days = ["2026-11-21", "2026-11-22"].map((date) => ({ date, foods: eaten }));
    const sums = foodSums(days, "2026-11-22", () => 0);
    const { times, foods: most } = trendsOf(DATES, [], sums);
    expect(times.map(({ amounts, shares }) => [amounts.calories, shares.calories])).toEqual([
      [100, 0.5],
      [100, 0.5],
      [0, 0],
      [0, 0],
    ]);
    expect(most.calories).toMatchObject([
      { amount: 200, share: 0.5 },
      { amount: 200, share: 0.5 },
    ]);
  });

  it.each([
    ["Europe/Berlin", "2026-03-28", 60],
    ["Europe/Berlin", "2026-03-29", 120],
    ["Europe/Berlin", "2026-10-24", 120],
    ["Europe/Berlin", "2026-10-25", 60],
    ["Pacific/Auckland", "2026-07-01", 720],
    ["Pacific/Kiritimati", "2026-07-01", 840],
    ["UTC", "2026-07-01", 0],
  ])("%s is on %s ahead of UTC by %d minutes", (zone, date, minutes) => {
    expect(utcOffset(zone, "2026-01-01", "2026-12-31")(date)).toBe(minutes);
  });

  it.each([
    [
      [0.25, 0.25, 0.25, 0.25],
      [5, 5, 5, 5],
    ],
    [
      [1, 0, 0, 0],
      [20, 0, 0, 0],
    ],
    [
      [0.33, 0.33, 0.34, 0],
      [7, 6, 7, 0],
    ],
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ])("shares of %j are %j blocks of 20", (shares, blocks) => expect(splitBlocks(shares, 20)).toEqual(blocks));
});

it.each([
  [0, "0%"],
  [0.004, "<1%"],
  [0.18, "18%"],
  [1, "100%"],
])("a share of %d is written %j", (share, text) => expect(shareText(share)).toBe(text));

describe("what the page shows", () => {
  const dates = Array.from({ length: 7 }, (_, i) => `2026-11-${16 + i}`);
  const shown = (logged: ReturnType<typeof day>[]) =>
    trendsShown(trendsOf(dates, logged, nothing), 7, "kcal");

  it("says how many days were logged, and the goal's days", () => {
    const { daysLogged, charts, hasToday, table } = shown([
      day("2026-11-20", 1957.5),
      day("2026-11-22", 100_000),
    ]);
    expect(daysLogged).toBe("2 of 7 days logged");
    expect(charts[0]).toMatchObject({
      average: "1,958 kcal",
      goal: "2,000",
      near: "on 1 of 1 day",
      extremes: null,
    });
    expect(hasToday).toBe(true);
    expect(table.rows.at(-1)).toMatchObject({
      label: "Today, so far",
      cells: ["100,000", "10", "0", "0"],
    });
    expect(table.rows[0]?.cells).toEqual([null, null, null, null]);
  });

  it("says near in words by the same rule, and no counts, while numbers are hidden", () => {
    const trends = trendsOf(dates, [day("2026-11-20", 2200), day("2026-11-21", 2200.1)], nothing);
    const { charts, table } = trendsInWords(trends, 7);
    expect(trends.daysNear.calories).toBe(1);
    expect(charts[0]?.near).toBe("on about half of the days");
    expect(table.rows.slice(4, 6).map(({ cells }) => cells[0])).toEqual([
      "close to your goal",
      "a little above your goal",
    ]);
    expect(charts.map(({ near }) => near).join()).not.toMatch(/\d/);
  });

  it("is empty without any food", () => {
    expect(shown([]).isEmpty).toBe(true);
    expect(shown([day("2026-11-22", 1)]).isEmpty).toBe(false);
  });
});
