import { type Food, foods } from "~/features/foods/foods";

/** The food of an emoji, where that is not the first of the table. */
const USUAL: Record<string, string> = {
  "🍕": "Cheese pizza",
  "🍟": "French fries",
  "🥗": "Side salad",
  "🍜": "Ramen",
  "🍣": "Sushi roll",
  "🍔": "Hamburger",
  "🥪": "Ham and cheese sandwich",
  "🍗": "Fried chicken",
  "🥓": "Bacon",
  "🍰": "Cake",
  "🍫": "Milk chocolate",
  "🍪": "Chocolate chip cookie",
  "🍩": "Doughnut",
  "🍨": "Ice cream",
  "🍦": "Ice cream cone",
  "🥤": "Cola",
  "🍚": "White rice",
  "🍝": "Spaghetti bolognese",
  "🥚": "Egg",
  "🍳": "Fried egg",
  "🥜": "Peanuts",
  "🍯": "Honey",
  "🍲": "Vegetable soup",
  "🍛": "Chicken curry",
  "🧃": "Apple juice",
  "🥞": "Pancakes",
  "🥧": "Apple pie",
  "🧁": "Cupcake",
  "🌶️": "Chili pepper",
  "🍤": "Fried shrimp",
};

export const foodsByEmoji = (): Map<string, Food> => {
  const byEmoji = new Map<string, Food>();
  for (const food of foods())
    if (!byEmoji.has(food.emoji) || food.name === USUAL[food.emoji]) byEmoji.set(food.emoji, food);
  return byEmoji;
};
