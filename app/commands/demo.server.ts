import { Temporal } from "temporal-polyfill";
import { signUp } from "~/features/access/account.server";
import { saveProfile } from "~/features/account/profile.server";
import { addDays } from "~/features/day/calendar-days";
import type { Player } from "~/features/day/dates";
import { changeGoal } from "~/features/day/goal.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import type { FoodEntry } from "~/features/food/entry";
import { estimateCalories, macroSplit } from "~/features/goals/estimate";
import { logFood } from "~/features/log/log-food.server";
import type { Amounts } from "~/features/nutrition/amounts";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";
import { demoDays } from "./demo-days.server";

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

/** The clock's times of a day's five meals. */
const TIMES = [
  { hour: 8, minute: 10 },
  { hour: 12, minute: 40 },
  { hour: 16, minute: 5 },
  { hour: 19, minute: 15 },
  { hour: 21, minute: 0 },
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

  const goals = macroSplit(calories);
  const unfinished = Array.from({ length: DAYS }, (_, day) => day % 5 === 4);
  const plan = await demoDays(goals, unfinished);
  const today = localDate(player, now());
  for (const [day, meals] of plan.entries()) {
    const ago = DAYS - 1 - day;
    // Everybody forgets a day.
    if (day % 11 === 7 && ago > 0) continue;
    await liveDay(player, { date: addDays(today, -ago), day, meals }, goals);
  }
  console.log(`${DAYS} days are filled. Log in as ${EMAIL}, password ${PASSWORD}`);
}

type Lived = { date: string; day: number; meals: readonly FoodEntry[] };

async function liveDay(player: Player, { date, day, meals }: Lived, goals: Amounts) {
  const at = (plainTime: { hour: number; minute: number }) =>
    Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: player.timeZone, plainTime }).epochMilliseconds;
  const morning = Math.min(at({ hour: 7, minute: 30 }), now());
  if (day === 0) await changeGoal(store, player, goals, morning);
  await choosePuzzle(store, player, PUZZLES[day % PUZZLES.length] ?? "carrot", morning);
  for (const [i, entry] of meals.entries()) {
    const instant = at(TIMES[i] ?? { hour: 12, minute: 0 });
    if (instant > now()) return;
    await logFood(store, player, entry, `${date}-${i}`, instant);
  }
}

await main();
await store.close();
