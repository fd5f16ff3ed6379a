import { beforeAll, expect, it, vi } from "vitest";
import { reminderText } from "~/features/reminders/reminder-text";
import { PARTS_OF_DAY } from "../../../app/features/day/calendar-days";
import { mailWording } from "../../../app/features/mail/compose-mail.server";
import { type BuiltApp, startBuiltApp, twoPeople, Visitor } from "../../support/app";
import { pathOf, ROUTES } from "../../support/route-matrix";
import { shownValue } from "../../support/routes";
import { figuresIn } from "./figures-in";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Routes without a screen of their own, and why. */
const NO_SCREEN: Record<string, string> = {
  root: "the frame of every screen",
  "routes/api.docs": "the API's documents for programmers",
  "routes/api.export[.]schema[.]json": "a document for programs",
  "routes/api.openapi[.]json": "a document for programs",
  "routes/api.user.export": "the data export, which stays as it is",
  "routes/trends[.]csv": "a data export, which stays as it is",
  "routes/art.$file": "a picture without text",
  "routes/today.$file": "a picture without text",
  "routes/avatars.$file": "a photo",
  "routes/calendar[.]png": "a picture without text",
  "routes/my-collections_.$year[.]png": "a poster of pictures and dates",
  "routes/my-collections_.detail.$puzzleName_.card[.]png": "a picture; tried below",
  "routes/share.$shareId.$puzzleName_.card[.]png": "a picture without grams",
  "routes/healthz": "for the operator",
  "routes/readyz": "for the operator",
  "routes/metrics": "for the operator",
};
const screens = Object.entries(ROUTES).filter(([id, { api, leads }]) => !api && !leads && !NO_SCREEN[id]);
const TODAY = new Date().toISOString().slice(0, 10);
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const PIE = { name: "Pie", calories: "597.7", carbs: "80", fats: "20", protein: "24", source: "USDA" };
const PATHS = [
  ...["/", "/?eat=1", "/?show=carbs", `/?date=${YESTERDAY}`, "/calendar?week=2026-W10", "/calendar"],
  ...[
    "/trends",
    "/trends?days=90",
    "/trends?days=365",
    "/eat/fits",
    "/eat/rough?part=evening",
    "/foods?q=toast",
  ],
  ...["/foods/table:toast", "/account/goal?estimating=1", "/account/goal?estimating=1&weight=1"],
  ...["/account/goal?weekdays=6&weekdays=7", "/welcome/goal", "/welcome/info", "/weight?days=365"],
  ...["/my-collections/detail/carrot", "/my-collections/detail/carrot?save=1", "/eat/recent?page=0"],
];

/** Amounts, goals and weights of the account, with and without a unit. */
const STORED = />[^<]*\b(?:598|597\.7|81\.4|312|2,?347|313|109|2,?500)\b[^<]*</g;

let app: BuiltApp;
let ann: Visitor;
let ids: { shareId: string; foodId: string };
let meal: string;
let mealPath: string;

beforeAll(async () => {
  app = await startBuiltApp();
  ({ a: ann, ...ids } = await twoPeople(app));
  for (const [i, date] of [TODAY, TODAY, YESTERDAY, YESTERDAY].entries())
    await ann.post("/eat/enter-value", { ...PIE, date, time: "00:00", key: `pie${i}` });
  const described = await ann.post("/eat/describe", { description: "two eggs and 150 g chicken" });
  meal = described.text;
  const { food } = app.store.read.t;
  const rows = await app.store.read.select().from(food);
  mealPath = `/food/${rows.find(({ name }) => name === "Pie")?.id}`;
  await ann.post("/eat/rough", { part: "morning", size: "big", key: "rough" });
  await ann.post("/account", { weight: "on" });
  await ann.post("/weight", { weight: "81.4", date: TODAY });
  await ann.post("/account/goal", {
    calories: "2347",
    split: "own",
    carbs: "313",
    protein: "109",
    fats: "73",
  });
  await ann.post("/account/goal", { calories: "2500", weekdays: "6,7" });
  await ann.post("/account/reminders", { intent: "on", time_1: "12:30" });
  await propose();
  await ann.post(`/food/${ids.foodId}/save`);
  await ann.post("/puzzles/magic_garden", { puzzle_id: "carrot" });
});

const CSV =
  "Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g)\n2026-02-01,8:00 AM,Breakfast,Oats,1 bowl,312.4,54,5,11";

async function uploaded(): Promise<string> {
  const form = new FormData();
  form.set("intent", "upload");
  form.set("file", new File([CSV], "servings.csv", { type: "text/csv" }));
  const { location, text, status } = await ann.post("/account/data/import", form);
  if (!location) throw new Error(`${status} ${text.slice(0, 500)}`);
  return location;
}

/** Visible fields with an amount that was stored, not typed. */
const filledFields = (page: string) =>
  (page.match(/<input\b[^>]*>/g) ?? []).filter(
    (tag) =>
      / name="(?:calories|carbs|protein|fats|weight)"/.test(tag) &&
      !/type="hidden"/.test(tag) &&
      / value="[^"]+"/.test(tag),
  );

const read = async (path: string, by = ann) => {
  const { text } = await by.get(path);
  return [
    ...figuresIn(text),
    ...filledFields(text),
    ...(text.replace(/<(script|style)\b.*?<\/\1>/gs, "").match(STORED) ?? []),
  ];
};

it("finds figures while numbers are shown", async () => {
  for (const path of [
    "/",
    "/weight",
    `/food/${ids.foodId}`,
    "/account/goal",
    "/trends",
    "/calendar",
    await uploaded(),
  ])
    expect(await read(path), path).not.toEqual([]);
  expect(figuresIn(meal)).not.toEqual([]);
});

it("no screen has a figure of energy, weight or a share once they are hidden", async () => {
  await ann.post("/account", { numbers: "hidden" });
  const preview = await uploaded();
  const found: Record<string, string[]> = {};
  for (const path of [...screens.map(([, row]) => pathOf(row.path, ids)), ...PATHS, preview, mealPath]) {
    const figures = await read(path);
    if (figures.length > 0) found[path] = figures;
  }
  expect(found).toEqual({});
});

it("no screen compares foods or days by counts", async () => {
  for (const path of ["/", `/?show=${ids.foodId}`, `/?date=${YESTERDAY}`, "/eat/fits", "/trends"]) {
    const { text } = await ann.get(path);
    const said = text.replace(/<(script|style|svg)\b.*?<\/\1>/gs, " ").replace(/<[^>]+>/g, " ");
    expect(
      said.match(/\b\d+(?:\s+\w+,?)?\s+(?:and\s+)?(?:carbs|protein|fats|blocks?)\b|\d+ of \d+ days? near/g),
      path,
    ).toBeNull();
  }
  expect((await ann.get(`/?show=${ids.foodId}`)).text).toMatch(
    /class="food-blocks".*?(?:mostly|some of each| and )/s,
  );
});

it("no answer to a form and no toast has one", async () => {
  const today = { date: TODAY, time: "00:00" };
  const forms: [string, Record<string, string>][] = [
    ["/eat/enter-value", { ...PIE, ...today, key: "a" }],
    ["/eat/enter-value", { ...PIE, ...today, calories: "9000", key: "b" }],
    ["/eat/describe", { description: "two eggs, 2 slices of toast and a bowl of stew" }],
    ["/eat/rough", { part: "midday", size: "usual", key: "c" }],
    ["/weight", { weight: "80.1", date: YESTERDAY }],
    ["/account/goal", { calories: "2400", split: "own", carbs: "300", protein: "100", fats: "80" }],
    [`/food/${ids.foodId}/again`, { key: "d" }],
    [`/day/${YESTERDAY}/copy`, { key: "e" }],
    [`/food/${ids.foodId}/delete`, {}],
    [`/food/${ids.foodId}/restore`, {}],
  ];
  for (const [path, form] of forms) {
    const { text, location } = await ann.post(path, form);
    expect(figuresIn(text), path).toEqual([]);
    if (location) expect(await read(location), `${path} to ${location}`).toEqual([]);
  }
});

it("the goals and the foods stay as they were when a form without figures is saved", async () => {
  const { food, nutrition_goal: goal } = app.store.read.t;
  const rows = async () => [
    (await app.store.read.select().from(food)).map(({ id, calories, carbs }) => [id, calories, carbs]),
    (await app.store.read.select().from(goal)).map(({ calories, carbs, protein }) => [
      calories,
      carbs,
      protein,
    ]),
  ];
  const before = await rows();
  for (const path of [`/food/${ids.foodId}`, "/account/goal"]) {
    const { text } = await ann.get(path);
    expect(text).toContain("Show the numbers here");
    const names = [
      "name",
      "emoji",
      "number_of_servings",
      "energy",
      "calories",
      "carbs",
      "protein",
      "fats",
      "split",
      "key",
      "date",
      "time",
      "finish_at",
    ];
    const sent = names.flatMap((name) => {
      const value = shownValue(text, name);
      return value === undefined ? [] : [[name, value] as [string, string]];
    });
    const { status, text: answer } = await ann.post(path, sent);
    expect(status, answer.slice(-3000)).toBeLessThan(400);
  }
  const [foods, goals] = await rows();
  expect(foods).toEqual(before[0]);
  expect(goals?.at(-1)).toEqual(before[1]?.at(-1));
});

it("one page shows its numbers at its own address", async () => {
  expect(await read("/weight?numbers=shown")).not.toEqual([]);
  expect(await read("/account/goal?numbers=shown")).not.toEqual([]);
  expect(await read(`/food/${ids.foodId}?numbers=shown`)).not.toEqual([]);
});

it("cards leave the grams out, for visitors too; calls and exports keep every figure", async () => {
  const card = "/my-collections/detail/carrot/card.png";
  const bytes = async (path: string) =>
    Buffer.from(await (await fetch(app.url + path, { headers: { Cookie: cookies() } })).arrayBuffer());
  expect(await bytes(card)).toEqual(await bytes(`${card}?columns=off`));
  expect(await read(`/share/${ids.shareId}/carrot`, new Visitor(app.url))).toEqual([]);
  const home = JSON.parse((await ann.get("/api/home")).text);
  expect(JSON.stringify(home)).toContain("597.7");
  expect((await ann.get("/api/user/export")).text).toContain("81.4");
});
async function propose() {
  const food = { name: "Proposed pie", nutrition: { calories: 597.7, carbs: 80, fats: 20, protein: 24 } };
  const headers = { Cookie: cookies(), "Content-Type": "application/json", Origin: app.url };
  const init = { method: "POST", headers, body: JSON.stringify({ food }) };
  const { data } = await (await fetch(`${app.url}/api/tray`, init)).json();
  PATHS.push(`/eat/describe?proposal=${data.id}`);
}
const cookies = () => [...ann.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

it("no mail and no notification has one", () => {
  for (const kind of ["confirm", "recovery", "password-changed", "sign-in-added"] as const)
    expect(figuresIn(JSON.stringify(mailWording(kind, "November 19"))), kind).toEqual([]);
  for (const part of PARTS_OF_DAY)
    for (const blocksLeft of [1, 3, 12, 40])
      expect(
        figuresIn(
          JSON.stringify(
            reminderText({
              date: TODAY,
              part,
              eaten: [],
              puzzle: { name: "Carrot", blocksLeft },
              hasEnergy: false,
            }),
          ),
        ),
      ).toEqual([]);
});
