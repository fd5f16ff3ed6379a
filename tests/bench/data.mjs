// `npm run bench:data`: the data layer beside hand-written better-sqlite3, and how it holds up as data grows.
// `npm run bench:data -- --rows=10000000` grows it to that many foods; without, to a hundred thousand. One person has a
// hundred thousand foods in any case.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const { default: Database } = await import(
  +process.versions.modules >= 137 ? "better-sqlite3-n-api" : "better-sqlite3"
);

const rows = Number(process.argv.find((arg) => arg.startsWith("--rows="))?.slice(7) ?? 100_000);
const FOODS_A_USER = 1000;
const FOODS_OF_MANY_YEARS = 100_000;
const FOODS_A_DAY = 5;
const ROUNDS = 15;
const NOW = Date.parse("2026-03-01T12:00:00Z");

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), "pixelplate-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

// Beside the project's packages and migrations, where its code looks for them.
const code = join(process.cwd(), ".cache", `bench-data-${process.pid}.mjs`);
await build({
  stdin: {
    contents: `
      export { openStore } from "~/db/open.server";
      export { callerFor } from "~/http/caller.server";
      export { readSettings } from "~/platform/settings/settings.server";
      export { daySnapshot } from "~/features/day/day.server";
      export { foodsOfDay } from "~/features/food/logged.server";
      export { recentFood } from "~/features/food/logged.server";
      export { addFood } from "~/features/log/log-food.server";
      export { homeForDay } from "~/features/home/home.server";
      export { activeDates } from "~/features/day/day.server";
      export { foods as knownFoods } from "~/features/foods/foods";
      export { addFoodsToDays } from "~/features/log/many-days.server";
      export { exportDownload } from "~/features/export/export.server";
      export { suggestionsFor } from "~/features/eat/suggestions.server";
      export { dayWithFoods } from "~/features/day/day.server";
      export { choosePuzzle } from "~/features/day/puzzle.server";
      export { trendsUpTo } from "~/features/trends/trends.server";`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  outfile: code,
  platform: "node",
  format: "esm",
  packages: "external",
  logLevel: "warning",
});
process.on("exit", () => rmSync(code, { force: true }));
const {
  openStore,
  callerFor,
  readSettings,
  daySnapshot,
  foodsOfDay,
  recentFood,
  addFood,
  homeForDay,
  activeDates,
  knownFoods,
  addFoodsToDays,
  exportDownload,
  trendsUpTo,
  suggestionsFor,
  dayWithFoods,
  choosePuzzle,
} = await import(pathToFileURL(code).href);

const small = await grown("small", 1000);
const large = await grown("large", rows);

const AMOUNTS = { calories: 1, carbs: 1, protein: 1, fats: 1 };
const SOUP = { name: "Soup", emoji: "🍲", amounts: AMOUNTS, servings: 1 };
const callerOf = (/** @type {string} */ id) => callerFor(small.store, readSettings({}), id, NOW);
const logged = (/** @type {any} */ by, /** @type {object} */ food) =>
  by.change((/** @type {object} */ tx) => addFood(tx, food));
const u0 = await callerOf("u0");

console.log("| | goal | figure | |\n|---|---|---|---|");
await against("a day and its foods read, against the same statements prepared by hand", 0.6, {
  own: async () => {
    await daySnapshot(small.store.read, "u0", "2026-01-01");
    await foodsOfDay(small.store.read, "u0", "2026-01-01");
  },
  bare: () => {
    small.raw.day.get("u0", "2026-01-01");
    small.raw.foods.all("u0", "2026-01-01");
  },
});
let food = 0;
await against("a food logged, against the same statements by hand", 0.75, {
  own: () => {
    food++;
    // A few for each of many days, as days are.
    const at = NOW + Math.floor(food / FOODS_A_DAY) * 86_400_000;
    return logged(u0.at(at), { id: `own${food}`, entry: SOUP });
  },
  bare: () => {
    food++;
    const date = new Date(NOW + Math.floor(food / FOODS_A_DAY) * 86_400_000).toISOString().slice(0, 10);
    small.raw.log(`bare${food}`, date);
  },
});

const day = async (/** @type {any} */ { store }, /** @type {string} */ user) => {
  await daySnapshot(store.read, user, "2026-01-01");
};
const page = (/** @type {any} */ { store }, /** @type {string} */ user) => recentFood(store.read, user, 0);
await growth(`a day read among ${rows} foods, p50 against 1000`, 2.5, day);
await growth(`the newest foods read among ${rows}, p50 against 1000`, 1.5, page);

small.add("many", FOODS_OF_MANY_YEARS);
const { store } = small;
/** @type {Record<string, any>} */
const people = { u0, many: await callerOf("many") };
await eachOf("home read", 300, (id) => homeForDay(people[id], "2026-01-01"));
await eachOf("a day's foods read", 300, (id) => foodsOfDay(store.read, id, "2026-01-01"));
await eachOf("the calendar's days read", 300, (id) => activeDates(store.read, id, "2026-01"));
await eachOf("the newest foods read", 300, (id) => recentFood(store.read, id, 0));
await eachOf("a food logged", 200, (id, round) => {
  const at = NOW + Math.floor(round / FOODS_A_DAY) * 86_400_000;
  return logged(people[id].at(at), { id: `year${round}`, entry: SOUP });
});
await fullDay();
for (const kind of ["json", "csv", "tables"]) await everythingDownloaded(kind);
await yearOfTrends();
process.exit(0);

/** The download of somebody with a hundred thousand foods: its time, memory at its peak beyond before, and how long others wait. */
async function everythingDownloaded(/** @type {string} */ kind) {
  const failed = (/** @type {unknown} */ error) => {
    throw error;
  };
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const waits = monitorEventLoopDelay({ resolution: 1 });
  waits.enable();
  let [peak, bytes] = [0, 0];
  const ms = await timed(async () => {
    for await (const piece of exportDownload(people.many, kind, failed).body) {
      bytes += piece.length;
      peak = Math.max(peak, process.memoryUsage().rss - before);
    }
  });
  waits.disable();
  const name = `download of ${FOODS_OF_MANY_YEARS} foods as ${kind}, ${(bytes / 1e6).toFixed(0)} MB`;
  tell(`${name}: seconds`, 20, ms / 1000, ms <= 20_000);
  tell(`${name}: MB of memory beyond before`, 100, peak / 1e6, peak <= 100e6);
  tell(`${name}: ms that others wait at most`, 150, waits.max / 1e6, waits.max <= 150e6);
}

/** A day of two hundred meals of four parts each, against a day of five. */
async function fullDay() {
  const MEALS = { few: 5, many: 200 };
  const amounts = { calories: 10, carbs: 1, protein: 1, fats: 0.2 };
  const part = {
    ref: null,
    name: "Rice",
    emoji: "🍚",
    amount: 1,
    unit: "g",
    grams: 8,
    source: "USDA",
    estimated: true,
  };
  const parts = Array.from({ length: 4 }, () => ({ ...part, ...amounts }));
  const meal = { name: "Bowl", emoji: "🍲", amounts, servings: 1, parts };
  /** @type {Record<string, number>} */
  const p50 = {};
  for (const [id, meals] of Object.entries(MEALS)) {
    if (id !== "many") small.add(id, 0);
    const by = await callerOf(id);
    for (let i = 0; i < meals; i++)
      await logged(by, { id: `meal${i}`, entry: meal, eaten: { time: NOW, date: "2026-03-01" } });
    const times = [];
    for (let i = 0; i < 200; i++) times.push(await timed(() => homeForDay(by, "2026-03-01")));
    p50[id] = median(times.slice(20));
  }
  const ratio = (p50.many ?? 0) / (p50.few ?? 1);
  const most = MEALS.many / MEALS.few;
  tell("home of a day of 200 meals with parts, p50 against one of 5", most, ratio, ratio <= most);
}

/** Processor time of a year of twenty foods a day, of 150 kinds, in ms beyond a reading without food. */
async function yearOfTrends() {
  const [TODAY, MS_MAX, READINGS] = ["2026-01-01", 3, 200];
  const known = knownFoods();
  const last = Date.parse(`${TODAY}T12:00:00Z`);
  for (const id of ["eater", "beginner"]) small.add(id, 0);
  const eater = await callerOf("eater");
  for (let ago = 0; ago < 365; ago++) {
    const local_date = new Date(last - ago * 86_400_000).toISOString().slice(0, 10);
    const foods = Array.from({ length: 20 }, (_, i) => {
      const { name } = known[((ago * 7 + i * 11) % 150) * Math.floor(known.length / 150)];
      const amounts = { calories: 100 + i, carbs: 10.5 + i, protein: 3.2 * i, fats: 0.3 * ago };
      const time = Date.parse(`${local_date}T00:00:00Z`) + i * 4_000_000;
      return {
        user_id: "eater",
        id: `${local_date}-${i}`,
        created_at: NOW,
        name,
        emoji: "🍲",
        time,
        local_date,
        ...amounts,
        number_of_servings: 1,
      };
    });
    await eater.change((/** @type {object} */ tx) => addFoodsToDays(tx, foods));
  }
  const processorMs = async (/** @type {string} */ id) => {
    const times = [];
    for (let i = 0; i < READINGS; i++) {
      const since = process.cpuUsage();
      await trendsUpTo(store.read, { id, dayStart: 0, timeZone: "Europe/Berlin" }, TODAY, 365);
      const { user, system } = process.cpuUsage(since);
      times.push((user + system) / 1000);
    }
    return median(times.slice(READINGS / 4));
  };
  const ms = (await processorMs("eater")) - (await processorMs("beginner"));
  tell(
    "trends of a year of 20 foods a day, ms of processor time beyond an empty year",
    MS_MAX,
    ms,
    ms <= MS_MAX,
  );
  await whatFits(eater.at(last));
}

/** Processor time of what fits of 90 days of twenty foods, in ms. */
async function whatFits(/** @type {any} */ eater) {
  const [MS_MAX, READINGS] = [5, 200];
  const by = eater.at(eater.now + 86_400_000);
  await choosePuzzle(by, "carrot");
  const day = await dayWithFoods(by, null);
  const times = [];
  for (let i = 0; i < READINGS; i++) {
    const since = process.cpuUsage();
    const { suggestions } = await suggestionsFor(by, day);
    if (suggestions.length === 0) throw new Error("nothing fits");
    const { user, system } = process.cpuUsage(since);
    times.push((user + system) / 1000);
  }
  const ms = median(times.slice(READINGS / 4));
  tell("what fits of 90 days of 20 foods, ms of processor time", MS_MAX, ms, ms <= MS_MAX);
}

/** Ratio of the time for a user with 100,000 foods to that for a user with 1,000. */
async function eachOf(
  /** @type {string} */ name,
  /** @type {number} */ rounds,
  /** @type {(id: string, round: number) => unknown} */ work,
) {
  /** @type {{ few: number[], many: number[] }} */
  const times = { few: [], many: [] };
  for (let round = 0; round < rounds; round++) {
    times.few.push(await timed(() => work("u0", round)));
    times.many.push(await timed(() => work("many", round)));
  }
  const ratio = median(times.many.slice(rounds / 10)) / median(times.few.slice(rounds / 10));
  tell(
    `${name}: one with ${FOODS_OF_MANY_YEARS} foods, p50 against one with ${FOODS_A_USER}`,
    1.5,
    ratio,
    ratio <= 1.5,
  );
}

/** Speed of `own` as a share of that of `bare`, in turns, median of the rounds. */
async function against(
  /** @type {string} */ name,
  /** @type {number} */ goal,
  /** @type {any} */ { own, bare },
) {
  const ratios = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const [mine, theirs] = [await perCall(own), await perCall(bare)];
    // The first one is for the compiler.
    if (round > 0) ratios.push(theirs / mine);
  }
  tell(name, goal, median(ratios), median(ratios) >= goal);
}

async function growth(/** @type {string} */ name, /** @type {number} */ goal, /** @type {any} */ read) {
  const users = Math.max(1, Math.floor(rows / FOODS_A_USER));
  /** @type {{ few: number[], many: number[] }} */
  const times = { few: [], many: [] };
  for (let i = 0; i < 2000; i++) {
    times.few.push(await timed(() => read(small, "u0")));
    times.many.push(await timed(() => read(large, `u${(i * 7919) % users}`)));
  }
  const ratio = median(times.many.slice(200)) / median(times.few.slice(200));
  tell(name, goal, ratio, ratio <= goal);
}

function tell(
  /** @type {string} */ name,
  /** @type {number} */ goal,
  /** @type {number} */ figure,
  /** @type {boolean} */ met,
) {
  console.log(`| ${name} | ${goal} | ${figure.toFixed(2)} | ${met ? "met" : "**not met**"} |`);
}

async function perCall(/** @type {() => unknown} */ work) {
  const CALLS = 200;
  return (
    (await timed(async () => {
      for (let i = 0; i < CALLS; i++) await work();
    })) / CALLS
  );
}

async function timed(/** @type {() => unknown} */ work) {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

function median(/** @type {number[]} */ numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A database with `foods` foods, a thousand per person, five a day; and hand-written queries for it. */
async function grown(/** @type {string} */ name, /** @type {number} */ foods) {
  const dataDir = join(folder, name);
  const file = join(dataDir, "pixelplate.db");
  const store = await openStore({ databaseUrl: `file:${file}`, dataDir });
  const db = new Database(file);
  db.pragma("synchronous = FULL");
  const amounts = "calories, carbs, fats, protein";
  const addUser = db.prepare(
    "insert into users (id, email, password_hash, share_id, created_at) values (?, ?, '', ?, 0)",
  );
  const addGoal = db.prepare(
    `insert into nutrition_goal (user_id, local_date, created_at, ${amounts}) values (?, '2025-01-01', 0, 2000, 200, 60, 90)`,
  );
  const insert = db.prepare(
    `insert into food (user_id, id, name, emoji, time, local_date, ${amounts}, number_of_servings, created_at)
     values (?, ?, 'Soup', '🍲', ?, ?, 1, 1, 1, 1, 1, 0)`,
  );
  const upsertDay = db.prepare(
    `insert into daily_home_data (user_id, date, daily_text, ${amounts}, calories_goal, carbs_goal, fats_goal,
       protein_goal, puzzle_progress, carbs_colors, protein_colors, fats_colors, updated_at)
     values (?, ?, '', 0, 0, 0, 0, 2000, 200, 60, 90, 0, '[]', '[]', '[]', 0)
     on conflict (user_id, date) do update set updated_at = excluded.updated_at returning *`,
  );
  const add = db.transaction((/** @type {string} */ id, /** @type {number} */ foods) => {
    addUser.run(id, `${id}@example.org`, id);
    addGoal.run(id);
    for (let day = 0; day < foods / FOODS_A_DAY; day++) {
      const date = new Date(Date.parse("2026-01-01") - day * 86_400_000).toISOString().slice(0, 10);
      upsertDay.all(id, date);
      for (let i = 0; i < FOODS_A_DAY; i++) insert.run(id, `${date}-${i}`, Date.parse(date) + i, date);
    }
  });
  for (let user = 0; user < foods / FOODS_A_USER; user++) add(`u${user}`, FOODS_A_USER);

  const held = db.prepare("select id from users where id = ?");
  const goal = db.prepare(
    `select ${amounts} from nutrition_goal where user_id = ? and local_date <= ? order by local_date desc limit 1`,
  );
  const sum = db.prepare(
    "select calories, carbs, protein, fats from food where user_id = ? and local_date = ? and deleted_at is null order by time, id",
  );
  const foodTotals = db.prepare(
    `insert into day_food_total (user_id, date, foods) values (?, ?, ?)
     on conflict (user_id, date) do update set foods = excluded.foods`,
  );
  const update = db.prepare(
    "update daily_home_data set calories = ?, carbs = ?, protein = ?, fats = ?, daily_text = 'Hi', updated_at = 1 where user_id = ? and date = ?",
  );
  const log = db.transaction((/** @type {string} */ id, /** @type {string} */ date) => {
    held.get("u0");
    goal.get("u0", date);
    upsertDay.all("u0", date);
    insert.run("u0", id, NOW, date);
    const totals = [0, 0, 0, 0];
    const rows = /** @type {any[]} */ (sum.raw().all("u0", date));
    for (const row of rows)
      row.forEach((/** @type {number} */ value, /** @type {number} */ i) => {
        totals[i] = (totals[i] ?? 0) + value;
      });
    update.run(...totals, "u0", date);
    foodTotals.run(
      "u0",
      date,
      JSON.stringify({ name: rows.map(() => "Soup"), calories: rows.map(([kcal]) => kcal) }),
    );
  });
  return {
    store,
    add,
    raw: {
      day: db.prepare(`select puzzle_id, ${amounts}, calories_goal, carbs_goal, fats_goal, protein_goal, completed_at
         from daily_home_data where user_id = ? and date = ?`),
      foods: db.prepare(
        "select * from food where user_id = ? and local_date = ? and deleted_at is null order by time, id",
      ),
      log: (/** @type {string} */ id, /** @type {string} */ date) => log.immediate(id, date),
    },
  };
}
