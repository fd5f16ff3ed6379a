import { beforeAll, describe, expect, it } from "vitest";
import { NO_AMOUNTS, perAmount, perNutrient } from "~/features/nutrition/amounts";
import { puzzleById } from "~/features/puzzles/catalogue";
import { blocksOf } from "~/features/puzzles/puzzle";
import { testCaller, testStore } from "../../../tests/support/store";
import { openDrawn } from "../../../tests/support/uploads";
import { albumDays, monthAlbum, weekAlbum, yearAlbum } from "./album.server";
import { monthPng, weekPng, yearPng } from "./album-png.server";

const store = await testStore();
const TODAY = "2026-11-22";
const ada = () => testCaller(store, { id: "ada" }, Date.parse(`${TODAY}T12:00:00Z`));
const DATES = { today: TODAY, selected: TODAY };
const carrot = puzzleById("carrot")?.puzzle;
const blocks = carrot ? blocksOf(carrot.map) : perNutrient(() => 0);

type Given = { userId?: string; puzzleId?: string; share?: number; neat?: boolean; calories?: number };

/** A stored day; `share` is the filled part of each nutrient's blocks. */
async function given(
  date: string,
  { userId = "ada", puzzleId, share = 0, neat = false, calories = 0 }: Given,
) {
  const filled = perNutrient((nutrient) => Math.floor(blocks[nutrient] * share));
  await store.tx(async (db) => {
    await db.insert(db.t.daily_home_data).values({
      user_id: userId,
      date,
      puzzle_id: puzzleId ?? null,
      daily_text: "",
      pixel_art_data: puzzleId ? { blocks, filled } : null,
      ...perAmount((name) => (name === "calories" ? calories : calories / 10)),
      calories_goal: 2000,
      carbs_goal: 200,
      protein_goal: 150,
      fats_goal: 65,
      puzzle_progress: share,
      carbs_colors: [],
      protein_colors: [],
      fats_colors: [],
      neat,
      updated_at: 1,
    });
  });
}

beforeAll(async () => {
  await given("2026-11-16", { puzzleId: "carrot", share: 1, neat: true, calories: 2000 });
  await given("2026-11-17", { calories: 1000 });
  await given("2026-11-19", { puzzleId: "carrot", share: 0.47 });
  await given("2026-12-31", { puzzleId: "carrot", share: 1 });
  await given("2026-11-19", { userId: "bob", puzzleId: "corn", share: 1 });
});

describe("the album", () => {
  it("reads each day's picture as it was, of its owner only", async () => {
    const days = await albumDays(store.read, "ada", "2026-11-01", "2026-11-30");
    expect(days.map(({ date, puzzle, filled }) => [date, puzzle?.id ?? null, filled])).toEqual([
      ["2026-11-16", "carrot", blocks],
      ["2026-11-17", null, perNutrient(() => 0)],
      ["2026-11-19", "carrot", perNutrient((nutrient) => Math.floor(blocks[nutrient] * 0.47))],
    ]);
  });

  it("reads a month out day by day, and draws a picture once", async () => {
    const { text, days, pictures, views } = await monthAlbum(store.read, "ada", "2026-11", DATES);
    expect(text).toBe("November 2026: 1 picture complete, 1 begun, 1 neat day");
    expect(days["2026-11-19"]?.text).toBe("Thursday, November 19: Carrot, 47 percent");
    expect(days["2026-11-16"]?.text).toBe("Monday, November 16: Carrot, complete, a neat day");
    expect(days["2026-11-18"]?.text).toBe("Wednesday, November 18: no picture");
    expect(pictures).toHaveLength(2);
    expect(views).toEqual({ month: "2026-11", week: "2026-W47" });
  });

  it("averages a week's days with food", async () => {
    const { averages, text, dates, nextWeek } = await weekAlbum(store.read, "ada", "2026-W47", DATES);
    expect(averages).toEqual({
      daysLogged: 2,
      amounts: { calories: 1500, carbs: 150, protein: 150, fats: 150 },
    });
    expect(text).toBe("Nov 16 to Nov 22, 2026: 1 picture complete, 1 begun, 1 neat day");
    expect(dates.map(({ open }) => open)).toEqual([true, true, false, true, false, false, false]);
    expect(nextWeek).toBeNull();
  });

  it("has an empty week ahead, and one over the year's end", async () => {
    const ahead = await weekAlbum(store.read, "ada", "2030-W01", DATES);
    expect(ahead).toMatchObject({ averages: { daysLogged: 0, amounts: NO_AMOUNTS }, pictures: [] });
    expect(ahead.text).toBe("Dec 31 to Jan 6, 2030: no pictures yet");
    const end = await weekAlbum(store.read, "ada", "2026-W53", { ...DATES, today: "2027-01-04" });
    expect(end.days["2026-12-31"]?.text).toContain("Carrot, complete");
    expect(end.nextWeek).toBe("2027-W01");
  });

  it("has a year of twelve months", async () => {
    const { text, months, next, previous } = await yearAlbum(ada(), "2026");
    expect(text).toBe("2026: 2 pictures complete, 1 begun, 1 neat day");
    expect(months.map(({ days }) => days.filter(Boolean).length)).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
    expect([previous, next]).toEqual(["2025", null]);
  });
});

describe("the album as a picture", () => {
  it.each([
    ["a month", 1080, 1350, () => monthPng(store.read, "ada", "2026-11", TODAY)],
    ["a week", 1200, 630, () => weekPng(store.read, "ada", "2026-W47", TODAY)],
    ["a year at print size", 2339, 3307, () => yearPng(ada(), "2026", false)],
    ["a year's days alone", 744, 288, () => yearPng(ada(), "2026", true)],
  ] as const)("is %s", async (_, width, height, draw) => {
    const png = await draw();
    expect(await openDrawn(png).metadata()).toMatchObject({ format: "png", width, height });
    expect(await draw()).toBe(png);
  });

  it("shows the day's colours in their place", async () => {
    const png = await yearPng(ada(), "2026", true);
    const { data, info } = await openDrawn(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const filledOf = (day: number, month: number) => {
      let count = 0;
      for (let y = 0; y < 24; y++)
        for (let x = 0; x < 24; x++) {
          const at = (((month - 1) * 24 + y) * info.width + (day - 1) * 24 + x) * 4;
          if (data[at + 3]) count++;
        }
      return count;
    };
    const all = blocks.carbs + blocks.protein + blocks.fats;
    expect([filledOf(16, 11), filledOf(19, 11), filledOf(17, 11), filledOf(31, 12)]).toEqual([
      all,
      all,
      0,
      all,
    ]);
  });
});
