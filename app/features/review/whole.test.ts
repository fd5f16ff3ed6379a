import { describe, expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";
import { fractionText, shareSign } from "~/features/meals/meal";
import { type Review, reviewOf, wholeKcal, withWhole } from "~/features/review/review";
import { TABLE_FOODS } from "~/features/search/search-table";
import { foodsIn } from "~/features/search/sources.server";
import { settledWhole, shareWords, WHOLE_MESSAGES, wholeOf, wholeProblems } from "./whole";

const SIXTH = wholeOf({ servings: 6, share: 1 / 6 });

async function read(description: string): Promise<Review> {
  const analysis = analyse(description);
  const refs = analysis.items.flatMap(({ ref }) => ref ?? []);
  return reviewOf(description, analysis, await foodsIn([TABLE_FOODS], "ann", refs));
}
const typed = (review: Review, texts: { servings?: string; share?: string }) =>
  withWhole(review, { ...(review.whole ?? SIXTH), ...texts });

describe("a share", () => {
  it.each([
    [1 / 6, "1/6", "⅙", "a sixth of the whole"],
    [0.25, "1/4", "¼", "a quarter of the whole"],
    [0.5, "1/2", "½", "half of the whole"],
    [2 / 3, "2/3", "⅔", "two thirds of the whole"],
    [1 / 8, "1/8", "⅛", "an eighth of the whole"],
    [5 / 12, "5/12", "5/12", "five twelfths of the whole"],
    [3 / 37, "3/37", "3/37", "a part of the whole"],
    [0.34567, "0.3457", "0.3457", "a part of the whole"],
    [1, "1", "1", "the whole"],
  ])("of %d is written %s, %s and %s", (share, text, sign, words) => {
    expect([fractionText(share), shareSign(share), shareWords(share)]).toEqual([text, sign, words]);
  });

  const refused = (share: string) => {
    const { whole, times } = settledWhole({ ...SIXTH, share });
    expect(times).toBe(1);
    expect(whole).toEqual({ ...SIXTH, share });
    return wholeProblems(whole);
  };

  it.each([
    "1/0",
    "0",
    "-1",
    "",
    " ",
    "x",
    "1,500",
    "½½",
    "%",
    "0 %",
    "9".repeat(20),
    "of 6",
    "x of 6",
    "1 of 2 of 3",
  ])("is not %j", (share) => expect(refused(share)).toEqual({ share: [WHOLE_MESSAGES.share] }));

  it.each(["1.1", "7/6", "150%", "1½", "1 1/2", "2", "7 of 6"])(
    "is not %j, which is more than all",
    (share) => expect(refused(share)).toEqual({ share: [WHOLE_MESSAGES.more] }),
  );

  it.each(["0", "-6", "0.5", "101", "x", "1/0", "6 or 7"])("is not of %j servings", (servings) => {
    expect(wholeProblems(settledWhole({ ...SIXTH, servings }).whole)).toEqual({
      whole_servings: [WHOLE_MESSAGES.servings],
    });
  });

  it("is read as typed: ½, 0,5, 1/2, 50%, 3 of 6", () => {
    for (const share of [
      "½",
      "0,5",
      "1/2",
      " .5 ",
      "50%",
      "50 %",
      "3 of 6",
      "1½ of 3",

      "2 OF 4",
    ])
      expect(settledWhole({ ...SIXTH, share }).times).toBeCloseTo(3, 9);
  });

  it("of another number of servings stays as many of them", () => {
    const { whole, times } = settledWhole({ ...SIXTH, servings: "8" });
    expect(times).toBeCloseTo(6 / 8, 9);
    expect(whole).toMatchObject({ share: "1/8", shown: { servings: "8", share: "1/8" } });
    const eaten = wholeOf({ servings: 4, share: 3 / 4 });
    expect(wholeProblems({ ...eaten, servings: "2" })).toEqual({ whole_servings: [WHOLE_MESSAGES.fewer] });
  });

  it("that is no number of servings stays as it is of another number of them", () => {
    const quarter = { ...wholeOf({ servings: 2.5, share: 0.25 }), servings: "6" };
    expect(settledWhole(quarter)).toMatchObject({ times: 1, whole: { share: "1/4", servings: "6" } });
  });

  it("that was typed stays as typed, of any number of servings", () => {
    const third = settledWhole({ ...SIXTH, share: "2 of 6" });
    expect(third).toMatchObject({ whole: { share: "2 of 6", own: true } });
    const { whole, times } = settledWhole({ ...third.whole, servings: "8" });
    expect([whole.share, whole.shown.servings, times]).toEqual(["2 of 6", "8", 1]);
  });

  it("keeps the servings it was of while their field is blank", () => {
    const { whole, times } = settledWhole({ ...SIXTH, servings: "" });
    expect(times).toBe(1);
    expect(settledWhole({ ...whole, servings: "12" }).whole.share).toBe("1/12");
  });
});

describe("a review of a share", () => {
  const WORDS = "1/6 of: 1.2 kg potatoes, 600 g beef, 60 g butter";

  it("says what the whole is, and its rows follow both fields", async () => {
    const review = await read(WORDS);
    const whole = await read("1.2 kg potatoes, 600 g beef, 60 g butter");
    const kcal = Number(whole.totals.calories);
    expect(review.whole).toMatchObject({ share: "1/6" });
    expect(Math.abs((wholeKcal(review) ?? 0) - kcal)).toBeLessThan(2);

    const third = typed(review, { share: "1/3" });
    expect(third.rows.map(({ amount }) => amount)).toEqual(["400", "200", "20"]);
    expect(Math.abs(Number(third.totals.calories) - kcal / 3)).toBeLessThan(1);
    const ninth = typed(review, { servings: "9" });
    expect(ninth.whole).toMatchObject({ share: "1/9", servings: "9" });
    expect(ninth.rows.map(({ amount }) => amount)).toEqual(["133.3", "66.7", "6.67"]);
    expect(typed(ninth, { share: "1/6" }).rows.map(({ amount }) => amount)).toEqual(["200", "100", "10"]);
  });

  it("is of the same whole, however often the share changes", async () => {
    const review = await read(
      "1/6 of: 500 g beef, 1 kg potatoes, 437 g tinned tomatoes, 2 onions, 1.5 l milk",
    );
    const kcal = wholeKcal(review);
    const shares = ["1/7", "50%", "1/11", "2 of 6", "1", "3/8", "1/6"];
    const last = shares.reduce((before, share) => {
      const next = typed(before, { share });
      expect(wholeKcal(next)).toBe(kcal);
      return next;
    }, review);
    expect(last.rows.map(({ amount }) => amount)).toEqual(review.rows.map(({ amount }) => amount));
  });

  it("counts portions in whole ones and parts of them, never in four decimals", async () => {
    const review = await read("1/6 of: 1 onion, 2 carrots, 5 eggs, 1 bay leaf");
    const amounts = (of: Review) => of.rows.map(({ amount }) => amount);
    const shares = {
      "1/6": ["⅙", "⅓", "⅚"],
      "1/7": ["⅐", "2/7", "5/7"],
      "0.34567": ["0.35", "0.69", "1.73"],
    };
    for (const [share, shown] of Object.entries(shares)) {
      expect(amounts(typed(review, { share })).slice(0, 3)).toEqual(shown);
      const back = typed(typed(review, { share }), { share: "1" });
      expect(amounts(back).slice(0, 3)).toEqual(["1", "2", "5"]);
    }
  });

  it("takes a total of one's own along", async () => {
    const review = await read(WORDS);
    const own: Review = { ...review, totals: { ...review.totals, calories: "300" }, typed: ["calories"] };
    expect(wholeKcal(own)).toBeCloseTo(1800, 6);
    const third = typed(own, { share: "1/3" });
    expect(third).toMatchObject({ totals: { calories: "600" }, typed: ["calories"] });
    expect(wholeKcal(third)).toBeCloseTo(1800, 6);
  });

  it("keeps rows and totals while a share can't be read", async () => {
    const review = await read(WORDS);
    const wrong = typed(review, { share: "1/0" });
    expect(wrong).toMatchObject({ rows: review.rows, totals: review.totals, whole: { share: "1/0" } });
    expect(wholeKcal(wrong)).toBe(wholeKcal(review));
  });

  it("is a review without a whole where all was eaten", async () => {
    expect((await read("1.2 kg potatoes")).whole).toBeUndefined();
  });
});
