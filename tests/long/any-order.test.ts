import { and, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { localDate } from "~/platform/local-date";
import type { Store } from "../../app/db/store";
import { addDays } from "../../app/features/day/calendar-days";
import { changeGoal } from "../../app/features/day/goal.server";
import type { FoodEntry } from "../../app/features/food/entry";
import { foodId } from "../../app/features/food/logged.server";
import { deleteFood, editFood, logFood, restoreFood } from "../../app/features/log/log-food.server";
import type { Viewer } from "../../app/http/session.server";
import { measured, often } from "../support/processes";
import { addPeople, testCaller, testStore } from "../support/store";

const HOUR_MS = 3_600_000;
const START = Date.parse("2026-03-07T12:00:00Z");
const PUZZLES = ["carrot", "corn", "tomato"];

const entries: FoodEntry[] = [
  [10.1, 0, 0],
  [0.2, 75, 30],
  [200, 150, 65],
  [100, 80.3, 0],
].map(([carbs = 0, protein = 0, fats = 0], i) => ({
  name: `Food ${i}`,
  emoji: "🍲",
  amounts: { calories: 100 + i, carbs, protein, fats },
  servings: 1,
}));
const goals = [
  { calories: 2000, carbs: 200, protein: 150, fats: 65 },
  { calories: 500, carbs: 10, protein: 75, fats: 30 },
  { calories: 0, carbs: 0, protein: 0, fats: 0 },
];

const nth = fc.nat(9);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("log" as const), key: fc.nat(4), entry: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("log at once" as const), key: fc.nat(4), entry: fc.nat(3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("edit" as const), nth, entry: fc.nat(3), daysAgo: fc.nat(2) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("delete" as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("restore" as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("choose" as const), puzzle: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("goal" as const), goal: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 30 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type ModelFood = { entry: FoodEntry; date: string; deletedAt?: number };
type ModelDay = { goals: (typeof goals)[number]; puzzle?: string; complete: boolean };

/** What the product should do, written down as plainly as it can be. */
class Model {
  now = START;
  foods = new Map<string, ModelFood>();
  days = new Map<string, ModelDay>();
  goalsFrom: [date: string, goals: ModelDay["goals"]][] = [];
  collected = new Set<string>();

  today = () => localDate({ timeZone: this.zone, dayStart: 0 }, this.now);
  constructor(readonly zone: string) {}

  openDay(date: string): ModelDay {
    const inOrder = this.goalsFrom.toSorted(([a], [b]) => (a < b ? -1 : 1));
    // A day before the first goal takes the first.
    const held = inOrder.findLast(([from]) => from <= date) ?? inOrder[0];
    const day = this.days.get(date) ?? {
      goals: held?.[1] ?? (goals[0] as ModelDay["goals"]),
      complete: false,
    };
    this.days.set(date, day);
    return day;
  }
  totals(date: string) {
    const eaten = [...this.foods.values()].filter(
      (food) => food.date === date && food.deletedAt === undefined,
    );
    const sum = (of: keyof FoodEntry["amounts"]) =>
      Math.round(eaten.reduce((tenths, { entry }) => tenths + Math.round(entry.amounts[of] * 10), 0)) / 10;
    return { calories: sum("calories"), carbs: sum("carbs"), protein: sum("protein"), fats: sum("fats") };
  }
  settle(date: string) {
    const day = this.openDay(date);
    const totals = this.totals(date);
    const reached = (["carbs", "protein", "fats"] as const).every((of) => totals[of] >= day.goals[of]);
    if (!day.puzzle || day.complete || !reached) return;
    day.complete = true;
    this.collected.add(`${day.puzzle} ${date}`);
  }
  forget() {
    for (const [id, { deletedAt }] of this.foods)
      if (deletedAt !== undefined && deletedAt < this.now - 24 * HOUR_MS) this.foods.delete(id);
  }
}

let store: Store;
let people = 0;
let steps = 0;
beforeAll(async () => {
  store = await testStore();
});

test("whatever is done in whatever order, days and collection are what a plain model says", async () => {
  const numRuns = often(40, 2000);
  const zone = fc.constantFrom("UTC", "America/New_York", "Pacific/Auckland");
  await fc.assert(
    fc.asyncProperty(zone, fc.array(step, { minLength: 30, maxLength: 30 }), async (timeZone, all) => {
      const player = { id: `player-${people++}`, timeZone, dayStart: 0, nickname: null };
      await addPeople(store, player.id);
      const model = new Model(timeZone);
      for (const one of all) await take(one, player, model);
      expect(await stored(player.id)).toEqual(expected(model));
    }),
    { numRuns },
  );
  measured(
    "R10",
    "any order of changes gives what a plain model says",
    `${numRuns} sequences, ${steps} steps, 0 wrong`,
  );
});

async function take(
  one: Step,
  player: Pick<Viewer, "id" | "timeZone" | "dayStart" | "nickname">,
  model: Model,
) {
  steps++;
  const { now } = model;
  const today = model.today();
  const entry = entries["entry" in one ? one.entry : 0] as FoodEntry;
  const id = "nth" in one ? [...model.foods.keys()][one.nth] : undefined;
  const food = model.foods.get(id ?? "");
  switch (one.do) {
    case "log":
    case "log at once": {
      const times = one.do === "log" ? 1 : 3;
      await Promise.all(
        Array.from({ length: times }, () =>
          logFood(testCaller(store, player, now), { entry, key: `${one.key}` }),
        ),
      );
      const own = foodId(player.id, `${one.key}`, entry);
      model.openDay(today);
      const there = model.foods.get(own);
      // The same form once more, after its food was taken off, brings it back.
      if (!there || there.deletedAt !== undefined) model.foods.set(own, { entry, date: today });
      return model.settle(today);
    }
    case "edit": {
      const date = addDays(today, -one.daysAgo);
      const done = await editFood(testCaller(store, player, now), id ?? "none", () => ({
        entry,
        eaten: { time: now, date },
      }));
      expect(done !== undefined).toBe(food !== undefined && food.deletedAt === undefined);
      if (!food || !done) return;
      const before = food.date;
      Object.assign(food, { entry, date });
      model.openDay(before);
      model.settle(before);
      return model.settle(date);
    }
    case "delete":
    case "restore": {
      const work = one.do === "delete" ? deleteFood : restoreFood;
      const day = await work(testCaller(store, player, now), id ?? "none");
      model.forget();
      const left = model.foods.get(id ?? "");
      const fits = left !== undefined && (left.deletedAt === undefined) === (one.do === "delete");
      expect(day).toBe(fits ? left.date : undefined);
      if (!fits) return;
      left.deletedAt = one.do === "delete" ? now : undefined;
      return model.settle(left.date);
    }
    case "choose": {
      const puzzle = PUZZLES[one.puzzle] as string;
      const { ok } = await choosePuzzle(testCaller(store, player, now), puzzle);
      const day = model.openDay(today);
      expect(ok).toBe(!day.complete || day.puzzle === puzzle);
      if (ok) day.puzzle = puzzle;
      return model.settle(today);
    }
    case "goal": {
      const goal = goals[one.goal] as ModelDay["goals"];
      await changeGoal(testCaller(store, player, now), goal);
      model.openDay(today).goals = goal;
      model.goalsFrom = [...model.goalsFrom.filter(([from]) => from !== today), [today, goal]];
      return model.settle(today);
    }
    case "wait":
      model.now += one.hours * HOUR_MS;
  }
}

async function stored(id: string) {
  const {
    food,
    daily_home_data: days,
    puzzle_completion: completions,
    user_collection: records,
  } = store.read.t;
  const foods = await store.read
    .select()
    .from(food)
    .where(and(eq(food.user_id, id), isNull(food.deleted_at)));
  const rows = await store.read.select().from(days).where(eq(days.user_id, id));
  const done = await store.read.select().from(completions).where(eq(completions.user_id, id));
  const counts = await store.read.select().from(records).where(eq(records.user_id, id));
  return {
    foods: foods.map((row) => `${row.id} ${row.local_date} ${row.carbs}`).sort(),
    days: Object.fromEntries(
      rows.map(({ date, puzzle_id, completed_at, calories, carbs, protein, fats, carbs_goal }) => [
        date,
        {
          puzzle_id,
          complete: completed_at !== null,
          carbs_goal,
          totals: { calories, carbs, protein, fats },
        },
      ]),
    ),
    collected: done.map(({ puzzle_name, date }) => `${puzzle_name} ${date}`).sort(),
    counts: Object.fromEntries(counts.map(({ puzzle_name, count }) => [puzzle_name, count])),
  };
}

function expected(model: Model): Awaited<ReturnType<typeof stored>> {
  const collected = [...model.collected].sort();
  const names = collected.map((one) => one.split(" ")[0] ?? "");
  return {
    foods: [...model.foods]
      .filter(([, { deletedAt }]) => deletedAt === undefined)
      .map(([id, { date, entry }]) => `${id} ${date} ${entry.amounts.carbs}`)
      .sort(),
    days: Object.fromEntries(
      [...model.days].map(([date, day]) => [
        date,
        {
          puzzle_id: day.puzzle ?? null,
          complete: day.complete,
          carbs_goal: day.goals.carbs,
          totals: model.totals(date),
        },
      ]),
    ),
    collected,
    counts: Object.fromEntries(names.map((name) => [name, names.filter((other) => other === name).length])),
  };
}
