import { tokenise } from "./language/tokenise";
import { foodIndex } from "./matching/food-index";
import { match } from "./matching/match";
import { phraseOf } from "./phrases/phrase";
import { split } from "./phrases/split";

const PLATE = "🍽️";

export const emojiFor = (text: string): string => {
  for (const part of split(tokenise(text))) {
    const { words, emoji } = phraseOf(part);
    const food = words.length > 0 ? match({ words })?.food : foodIndex().byEmoji.get(emoji[0] ?? "");
    if (food) return food.emoji;
  }
  return PLATE;
};
