import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { viewerTag } from "~/http/cached-answers.server";
import { type BuiltApp, signedUp, startBuiltApp, twoPeople, type Visitor } from "../../support/app";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const HOME = `/?date=${new Date().toISOString().slice(0, 10)}`;
const PIE = { name: "Pie", energy: "kj", calories: "2000", carbs: "80", fats: "20", protein: "24" };

let app: BuiltApp;
let ann: Visitor;
let foodId: string;
beforeAll(async () => {
  app = await startBuiltApp();
  ({ a: ann, foodId } = await twoPeople(app));
  await ann.post("/account", { energy: "kj" });
});

let people = 0;
async function someone() {
  const email = `joule-${people++}@example.org`;
  const visitor = await signedUp(app.url, email);
  const { users, food, nutrition_goal: goal } = app.store.read.t;
  const [{ id } = { id: "" }] = await app.store.read.select().from(users).where(eq(users.email, email));
  const kcal = async () =>
    (await app.store.read.select().from(food).where(eq(food.user_id, id))).map(({ calories }) => calories);
  const goals = () => app.store.read.select().from(goal).where(eq(goal.user_id, id));
  return { visitor, kcal, goals, tag: viewerTag({ id }) };
}

/** The words of a page and what its attributes say. */
const wordsOf = (page: string) =>
  page
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/<!-- -->/g, "")
    .replaceAll("Calories (kcal)", "");

const fieldOf = (page: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1];

const FIGURE_OF_KCAL = /[\d–-]\s*kcal|\(kcal\)|>kcal<|Calories/;

describe("an account in kJ", () => {
  it("sees no figure of kcal on any screen", async () => {
    await ann.post("/eat/enter-value", { ...PIE, key: "pie" });
    await ann.post("/account/goal", {
      calories: "9000",
      energy: "kj",
      weekdays: "6",
      split: "own",
      carbs: "10",
    });
    await ann.post("/eat/describe?step=food", { description: "toast" });
    const words = await ann.post("/eat/describe", { description: "two eggs and toast" });
    expect(wordsOf(words.text)).toContain(" kJ");
    expect(wordsOf(words.text)).not.toMatch(FIGURE_OF_KCAL);
    for (const path of [
      "/",
      "/?show=carbs",
      "/?eat=1",
      "/?done=1",
      "/eat/enter-value",
      "/eat/saved",
      "/eat/scan-label",
      "/foods?q=toast",
      "/foods/table:toast",
      `/food/${foodId}`,
      "/account",
      "/account/goal",
      "/account/goal?estimating=1",
      "/account/goal?weekdays=6",
      "/calendar",
      `/calendar?week=${new Date().getUTCFullYear()}-W10`,
      "/my-collections",
      "/my-collections/detail/carrot",
      "/weight",
      "/offline",
    ]) {
      const { status, text } = await ann.get(path);
      expect(status, path).toBe(200);
      expect(wordsOf(text), path).not.toMatch(FIGURE_OF_KCAL);
    }
    const { text } = await ann.get("/");
    expect(wordsOf(text)).toContain("2,000 kJ");
  });

  it("is found out where a screen shows kcal", async () => {
    const { visitor } = await someone();
    await visitor.post("/eat/enter-value", { ...PIE, energy: "kcal", calories: "478", key: "pie" });
    for (const path of [HOME, "/?eat=1", "/eat/enter-value", "/foods?q=toast", "/account/goal"])
      expect(wordsOf((await visitor.get(path)).text), path).toMatch(FIGURE_OF_KCAL);
  });

  it("finds the whole kJ that were typed in the food's form again, and saves them unchanged", async () => {
    const { visitor, kcal } = await someone();
    await visitor.post("/account", { energy: "kj" });
    const { location } = await visitor.post("/eat/enter-value", {
      ...PIE,
      key: "p",
      number_of_servings: "3",
    });
    expect(location).toBe("/");
    expect(await kcal()).toEqual([1434]);
    const { food } = app.store.read.t;
    const [row] = await app.store.read.select().from(food).where(eq(food.calories, 1434));
    const { text } = await visitor.get(`/food/${row?.id}`);
    expect(fieldOf(text, "calories")).toBe("2000");
    const form = {
      ...PIE,
      number_of_servings: "3",
      date: row?.local_date ?? "",
      time: "08:00",
      key: "again",
    };
    expect((await visitor.post(`/food/${row?.id}`, form)).status).toBe(303);
    expect(await kcal()).toEqual([1434]);
  });

  it("sets its goal in kJ", async () => {
    const { visitor, goals } = await someone();
    await visitor.post("/account", { energy: "kj" });
    await visitor.post("/account/goal", { calories: "8,368", energy: "kj" });
    expect(await goals()).toMatchObject([{ calories: 2000 }]);
    expect(fieldOf((await visitor.get("/account/goal")).text, "calories")).toBe("8,368");
  });

  it("is questioned about odd values in kJ, with what was typed", async () => {
    const { visitor } = await someone();
    await visitor.post("/account", { energy: "kj" });
    const { status, text } = await visitor.post("/eat/enter-value", { ...PIE, calories: "200", key: "p" });
    expect(status).toBe(400);
    expect(wordsOf(text)).toContain("but you entered 200");
    expect(fieldOf(text, "calories")).toBe("200");
    expect(fieldOf(text, "energy")).toBe("kj");
  });

  it("may name the other unit in the field", async () => {
    const { visitor, kcal } = await someone();
    await visitor.post("/account", { energy: "kj" });
    await visitor.post("/eat/enter-value", { ...PIE, calories: "600 kcal", key: "p" });
    expect(await kcal()).toEqual([600]);
  });
});

describe("a switch of the unit while a form is open", () => {
  it("leaves the form its own unit", async () => {
    const { visitor, kcal } = await someone();
    const before = fieldOf((await visitor.get("/eat/enter-value")).text, "energy");
    await visitor.post("/account", { energy: "kj" });
    const kcalForm = { ...PIE, energy: before ?? "", calories: "600", key: "p" };
    await visitor.post("/eat/enter-value", kcalForm);
    await visitor.post("/account", { energy: "kcal" });
    await visitor.post("/eat/enter-value", { ...PIE, key: "q" });
    expect((await kcal()).sort()).toEqual([478, 600]);
  });

  it("shows a refused form in the unit it was typed in", async () => {
    const { visitor } = await someone();
    await visitor.post("/account", { energy: "kj" });
    const refused = { ...PIE, name: "", energy: "kcal", calories: "478", key: "p" };
    const { text } = await visitor.post("/eat/enter-value", refused);
    expect([fieldOf(text, "energy"), fieldOf(text, "calories")]).toEqual(["kcal", "478"]);
  });

  it("leaves foods that waited without a connection theirs, and those without a unit in kcal", async () => {
    const { visitor, kcal, tag } = await someone();
    const at = String(Date.now());
    await visitor.post("/eat/kept?to=/eat/enter-value", { ...PIE, tag, at, key: "p" });
    await visitor.post("/account", { energy: "kj" });
    const { energy: _, ...old } = { ...PIE, tag, at, key: "q", calories: "600" };
    await visitor.post("/eat/kept?to=/eat/enter-value", old);
    expect((await kcal()).sort()).toEqual([478, 600]);
  });
});

describe("the API", () => {
  it("stays in kcal, and shows and changes the setting", async () => {
    const json = { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" };
    const { visitor, kcal } = await someone();
    const put = (body: object) =>
      visitor.send("/api/user", { method: "PUT", headers: json, body: JSON.stringify(body) });
    expect(JSON.parse((await visitor.get("/api/user")).text)).toMatchObject({ energy: "kcal" });
    expect(JSON.parse((await put({ energy: "kj" })).text)).toMatchObject({ data: { energy: "kj" } });
    expect((await put({ energy: "joule" })).status).toBe(400);
    const soup = { name: "Soup", nutrition: { calories: 200, carbs: 20, protein: 10, fats: 8 } };
    await visitor.send("/api/food", { method: "POST", headers: json, body: JSON.stringify(soup) });
    expect(await kcal()).toEqual([200]);
    expect(wordsOf((await visitor.get(HOME)).text)).toContain("837 kJ");
  });
});
