/** What a believable person eats, as they would type it. */
export const DEMO_MEALS = {
  breakfast: [
    "two scrambled eggs, a slice of whole wheat toast with butter and a glass of orange juice",
    "a bowl of oatmeal with a banana and a tablespoon of honey",
    "greek yogurt with blueberries and granola",
    "two pancakes with maple syrup and a cup of coffee with milk",
    "a bagel with cream cheese and a glass of orange juice",
    "avocado toast and a boiled egg",
  ],
  lunch: [
    "a turkey sandwich and an apple",
    "a bowl of tomato soup and two slices of bread with butter",
    "chicken caesar salad and a roll",
    "2 slices of pizza and a side salad",
    "a tuna sandwich and a banana",
    "a bean burrito and a glass of milk",
  ],
  dinner: [
    "grilled salmon, a cup of white rice and broccoli",
    "spaghetti with meat sauce and a side salad with olive oil",
    "chicken breast, mashed potatoes and green beans",
    "a cheeseburger with french fries",
    "two beef tacos and a cup of black beans",
    "200 g tofu, a cup of brown rice and a cup of carrots",
  ],
  snack: [
    "an apple and a handful of almonds",
    "a cup of yogurt",
    "a banana with 2 tablespoons of peanut butter",
    "a glass of milk and 2 cookies",
    "a protein bar",
    "30 g cheddar and 5 crackers",
  ],
} as const;
