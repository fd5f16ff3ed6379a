import "../../../tests/support/route-env";
import { beforeEach, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { reviewOfDescription } from "~/features/eat/describe.server";
import { loggedFood } from "~/features/food/logged.server";
import { loggedReview } from "~/features/review/confirmed.server";
import { type Review, wholeKcal, withWhole } from "~/features/review/review";
import { wholeOf } from "~/features/review/whole";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";
import { logSentReview, saveReviewedFood } from "./log-review.server";

const NOON = Date.parse("2026-11-21T12:00:00Z");
const ann = { id: "ann", timeZone: "UTC", dayStart: 0, nickname: null };
const description = "1/6 of: 1.2 kg potatoes, 600 g beef, 60 g butter";
const SIXTH = wholeOf({ servings: 6, share: 1 / 6 });

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann");
});

const by = () => testCaller(store, ann, NOON);
const log = async (review: Review) => (await logSentReview(by(), { review, when: {}, key: "k" }, false)).id;
const opened = async (id: string): Promise<Review> => {
  const found = await loggedFood(store.read, "ann", id);
  if (!found) throw new Error("gone");
  return loggedReview(by(), found.entry);
};

it("a share of a whole stays one when its meal is opened, and read again", async () => {
  const review = await reviewOfDescription(by(), { description });
  const id = await log(review);
  const again = await reviewOfDescription(by(), { description });
  for (const shown of [await opened(id), again]) {
    expect(shown.whole).toEqual(SIXTH);
    expect(shown.rows).toHaveLength(3);
    expect(wholeKcal(shown)).toBeCloseTo(wholeKcal(review) ?? 0, -1);
  }
});

it("a changed share stays changed", async () => {
  const review = await reviewOfDescription(by(), { description });
  const id = await log(withWhole(review, { ...SIXTH, share: "1/3" }));
  expect((await opened(id)).whole?.share).toBe("1/3");
  const half = withWhole(await opened(id), {
    ...SIXTH,
    share: "1/2",
    shown: { servings: "6", share: "1/3" },
  });
  const day = { number_of_servings: "1", date: "2026-11-21", time: "12:00", key: "k2" };
  await saveReviewedFood(by(), id, { review: half, ...day });
  expect((await opened(id)).whole?.share).toBe("1/2");
});

it("a meal that is no share of a whole has none", async () => {
  const id = await log(await reviewOfDescription(by(), { description: "200 g potatoes and 100 g beef" }));
  expect((await opened(id)).whole).toBeUndefined();
});
