import { expect, it } from "vitest";
import { singleEmoji } from "~/features/food/entry";
import { foods } from "~/features/foods/foods";
import { BAD_TEXTS } from "../../../tests/support/bad-input";
import { emojiFor } from "./match-foods";

it.each([
  ["banana", "🍌"],
  ["a large pepperoni pizza", "🍕"],
  ["my salmon dinner", "🐟"],
  ["glass of red wine", "🍷"],
  ["🍩", "🍩"],
  ["silken tofu", "🫘"],
])("%s → %s", (text, emoji) => {
  expect(emojiFor(text)).toBe(emoji);
});

it.each(["", "my car", "asdf", "🚗"])("%j has no food, so it gets the plate", (text) => {
  expect(emojiFor(text)).toBe("🍽️");
});

it("finds one emoji for two hundred odd texts", () => {
  const odd = [
    ...Object.values(BAD_TEXTS),
    ...[
      "寿司とラーメン",
      "борщ со сметаной",
      "شاورما",
      "पनीर टिक्का",
      "김치찌개",
      "ส้มตำ",
      "μουσακάς",
      "חומוס",
    ],
    ...["🫠", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇫🇷", "\ud83c", "\udf4e", "\u200d", "\ufe0f", "🍎🍎🍎", "1️⃣"],
    ...["()", "--", ",,,,", "1/0", "%%%", "\\", "null", "undefined", "toString", "NaN g of NaN", "&amp;"],
  ];
  const more = foods().map(({ name }, i) => `${odd[i % odd.length]} ${name.slice(0, i % 9)}`);
  const texts = [...odd, ...more].slice(0, 200);
  expect(texts).toHaveLength(200);
  for (const text of texts) expect(singleEmoji(emojiFor(text)), JSON.stringify(text)).toBe(emojiFor(text));
});
