import { Temporal } from "temporal-polyfill";
import { signUp } from "~/features/access/account.server";
import { saveProfile } from "~/features/account/profile/profile.server";
import { addDays } from "~/features/day/calendar-days";
import { changeGoal } from "~/features/day/goal.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import type { FoodEntry } from "~/features/food/entry";
import { estimateCalories, macroSplit } from "~/features/goals/estimate";
import { logFood } from "~/features/log/log-food.server";
import type { Amounts } from "~/features/nutrition/amounts";
import { type Caller, callerFor } from "~/http/caller.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { demoDays } from "./demo-days.server";

const EMAIL = "demo@pixelplate.example";
const PASSWORD = "thirty-days-of-demo";
const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
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
    now() - DAYS * DAY_MS,
  );
  if (!account.ok) return console.log(`The demo account already exists: ${EMAIL}, password ${PASSWORD}`);
  const by = await callerFor(store, settings, account.userId, now());
  if (!by) throw new Error("The demo account was not made.");
  const calories = estimateCalories(BODY);
  await saveProfile(by, { ...BODY, name: "Robin", lastName: null }, calories);

  const goals = macroSplit(calories);
  const unfinished = Array.from({ length: DAYS }, (_, day) => day % 5 === 4);
  const plan = await demoDays(goals, unfinished);
  const { today } = by;
  for (const [day, meals] of plan.entries()) {
    const ago = DAYS - 1 - day;
    if (day % 11 === 7 && ago > 0) continue;
    await liveDay(by, { date: addDays(today, -ago), day, meals }, goals);
  }
  console.log(`${DAYS} days are filled. Log in as ${EMAIL}, password ${PASSWORD}`);
}

type Lived = { date: string; day: number; meals: readonly FoodEntry[] };

async function liveDay(by: Caller, { date, day, meals }: Lived, goals: Amounts) {
  const at = (plainTime: { hour: number; minute: number }) =>
    Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: by.viewer.timeZone, plainTime })
      .epochMilliseconds;
  const morning = by.at(Math.min(at({ hour: 7, minute: 30 }), by.now));
  if (day === 0) await changeGoal(morning, goals);
  await choosePuzzle(morning, PUZZLES[day % PUZZLES.length] ?? "carrot");
  for (const [i, entry] of meals.entries()) {
    const instant = at(TIMES[i] ?? { hour: 12, minute: 0 });
    if (instant > by.now) return;
    await logFood(by.at(instant), { entry, key: `${date}-${i}` });
  }
}

await main();
await store.close();
