import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { FOOD_NAME_MAX } from "~/features/food/entry-form.server";
import { DESCRIPTION_MAX } from "~/features/meals/meal";
import { rowField, rowText } from "~/features/review/review";
import { type ReviewRow, ROWS_MAX } from "~/features/search/row";
import { bodyLimits } from "./edge-answers.server";

const limits = bodyLimits({ aiAnonymous: "on" });

test("every larger limit belongs to a route", () => {
  for (const id of Object.keys(limits))
    expect(
      ["ts", "tsx"].some((ending) => existsSync(`app/${id}.${ending}`)),
      id,
    ).toBe(true);
});

test("the longest meal that can be reviewed is within its limit", () => {
  // A letter with its vowel and its tone.
  const long = (letters: number) => "กี่".repeat(letters);
  const description = long(DESCRIPTION_MAX / 3);
  const amounts = { calories: 99_999.9, carbs: 99_999.9, fats: 99_999.9, protein: 99_999.9 };
  const row: ReviewRow = {
    ref: null,
    name: long(FOOD_NAME_MAX),
    emoji: "👩🏽‍🍳",
    amount: "1234.5",
    unit: long(20),
    portion: long(20),
    confidence: 0.75,
    food: { unit: "g", amounts, portions: [], source: "AI estimate" },
  };
  const form = new URLSearchParams({
    name: long(FOOD_NAME_MAX),
    description,
    provenance: JSON.stringify({ confirmedOn: "Tuesday", unrecognised: [description] }),
    shown: JSON.stringify(amounts),
  });
  for (let i = 0; i < ROWS_MAX; i++) {
    const field = rowField(i);
    form.set(field.row, rowText(row));
    form.set(field.amount, row.amount);
    form.set(field.unit, row.unit);
  }
  expect(form.toString().length).toBeGreaterThan(64 * 1024);
  expect(form.toString().length).toBeLessThan(limits["routes/_front.eat.describe"]?.maxBytes ?? 0);
});
