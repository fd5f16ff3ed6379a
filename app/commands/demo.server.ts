import { Temporal } from "temporal-polyfill";
import { signUp } from "~/features/access/sign-up.server";
import { saveProfile } from "~/features/account/profile.server";
import { addDays } from "~/features/day/calendar-days";
import { localDate, type Player } from "~/features/day/dates";
import { changeGoal } from "~/features/day/goal.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { estimateCalories, macroSplit } from "~/features/goals/estimate";
import { logFood } from "~/features/log/log-food.server";
import { analyse } from "~/features/meals/analyse";
import { mealEntry } from "~/features/review/logged-review.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

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

const EMAIL = "demo@pixelplate.example";
const PASSWORD = "thirty-days-of-demo";
const DAYS = 30;
const PUZZLES = [
  ...["carrot", "tomato", "salmon", "broccoli", "avocado", "corn", "pumpkin", "sushi_rice"],
  ...["strawberry", "pancakes", "grapes", "fried_egg", "lemon"],
];
const BODY = {
  gender: "female",
  age: 34,
  unit: "metric",
  height: 168,
  weight: 61,
  activityLevel: "lightlyActive",
  weightGoal: "maintain",
} as const;

type Meal = { kind: keyof typeof DEMO_MEALS; hour: number; minute: number };
const MEALS: Meal[] = [
  { kind: "breakfast", hour: 8, minute: 10 },
  { kind: "lunch", hour: 12, minute: 40 },
  { kind: "snack", hour: 16, minute: 5 },
  { kind: "dinner", hour: 19, minute: 15 },
  { kind: "snack", hour: 21, minute: 0 },
];

async function main() {
  const account = await signUp(
    store,
    { email: EMAIL, password: PASSWORD, timeZone: settings.timeZone },
    now(),
  );
  if (!account.ok) return console.log(`The demo account already exists: ${EMAIL}, password ${PASSWORD}`);
  const player: Player = { id: account.userId, timeZone: settings.timeZone, dayStart: 0, nickname: "Robin" };
  const calories = estimateCalories(BODY);
  await saveProfile(store, player.id, { ...BODY, name: "Robin", lastName: null }, calories, now());

  const today = localDate(player, now());
  for (let ago = DAYS - 1; ago >= 0; ago--) {
    const day = DAYS - 1 - ago;
    // Everybody forgets a day.
    if (day % 11 === 7 && ago > 0) continue;
    await liveDay(player, addDays(today, -ago), day, calories);
  }
  console.log(`${DAYS} days are filled. Log in as ${EMAIL}, password ${PASSWORD}`);
}

/** Every fifth evening goes unlogged, so that its puzzle stays unfinished. */
async function liveDay(player: Player, date: string, day: number, calories: number) {
  const at = ({ hour, minute }: Pick<Meal, "hour" | "minute">) =>
    Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: player.timeZone, plainTime: { hour, minute } })
      .epochMilliseconds;
  const morning = Math.min(at({ hour: 7, minute: 30 }), now());
  if (day === 0) await changeGoal(store, player, macroSplit(calories), morning);
  await choosePuzzle(store, player, PUZZLES[day % PUZZLES.length] ?? "carrot", morning);
  const meals = day % 5 === 4 ? MEALS.slice(0, 3) : MEALS;
  for (const [i, meal] of meals.entries()) {
    const instant = at(meal);
    if (instant > now()) return;
    await eat(player, pick(meal.kind, day + i), `${date}-${i}`, instant);
  }
  if (day % 5 !== 4) await eatWhatLacks(player, at({ hour: 21, minute: 30 }), day);
}

async function eatWhatLacks(player: Player, instant: number, day: number) {
  for (let bite = 0; bite < 5 && instant <= now(); bite++) {
    const text = LATE_BITES[(day + bite) % LATE_BITES.length] ?? "";
    const { progress } = await eat(player, text, `${instant}-${bite}`, instant + bite * 60_000);
    if (progress === 1) return;
  }
}

const LATE_BITES = [
  "a glass of milk and a banana",
  "peanut butter on whole wheat toast",
  "a bowl of granola with milk",
  "cottage cheese and crackers",
];

const pick = (kind: keyof typeof DEMO_MEALS, n: number) =>
  DEMO_MEALS[kind][n % DEMO_MEALS[kind].length] ?? "";

const eat = (player: Player, description: string, key: string, instant: number) =>
  logFood(store, player, mealEntry(analyse(description), description), key, instant);

await main();
await store.close();
