import { tokenise } from "~/features/foods/language/token";
import { foodIndex } from "~/features/foods/matching/food-index";
import { match } from "~/features/foods/matching/match";
import { phraseOf } from "./phrases";
import { split } from "./split";

const PLATE = "🍽️";

export const emojiFor = (text: string): string => {
  for (const part of split(tokenise(text))) {
    const { words, emoji } = phraseOf(part);
    const food = words.length > 0 ? match({ words })?.food : foodIndex().byEmoji.get(emoji[0] ?? "");
    if (food) return food.emoji;
  }
  return PLATE;
};
