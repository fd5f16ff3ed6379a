import { RouteBrowser } from "../../support/routes";
import "../../support/route-env";
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { call, type Person, person } from "../../support/api";

const clock = await import("~/platform/clock.server");
const signUp = await import("~/routes/_front.sign-up");
const enterValue = await import("~/routes/_front.eat.enter-value");
const trends = await import("~/routes/trends");
const csv = await import("~/routes/trends[.]csv");

const NOW = Date.parse("2026-11-19T12:00:00Z");
const AMOUNTS = { calories: "200", carbs: "10", fats: "12", protein: "15" };
const FORMULA = '=HYPERLINK("http://example.org")';

let ann: RouteBrowser;
beforeAll(async () => {
  vi.spyOn(clock, "now").mockReturnValue(NOW);
  ann = new RouteBrowser();
  ann.cookies.set("pp_zone", "UTC");
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
});
const log = (name: string, date: string, time = "08:00") =>
  ann.post(enterValue, "/eat/enter-value", { ...AMOUNTS, name, date, time, key: `${name}${date}${time}` });
const shown = async (query = "") => (await ann.get(trends, `/trends${query}`)).data;

describe("the page of trends", () => {
  it("is empty at first", async () => {
    expect(await shown()).toMatchObject({ range: 30, isEmpty: true });
  });

  it("shows thirty days, or as many as are chosen, and thirty for anything else", async () => {
    for (const days of [7, 30, 90, 365]) expect((await shown(`?days=${days}`)).range).toBe(days);
    for (const days of ["", "8", "-7", "7.0", "1e9", "seven"])
      expect((await shown(`?days=${days}`)).range).toBe(30);
  });

  it("follows what is logged, for its owner only", async () => {
    await log("Soup", "2026-11-18");
    await log(FORMULA, "2026-11-16", "19:00");
    await log("Tea", "2026-11-19");
    const { daysLogged, daysAveraged, charts, foods } = await shown("?days=7");
    expect([daysLogged, daysAveraged]).toEqual(["3 of 7 days logged", 2]);
    expect(charts.map(({ average }: { average: string }) => average)).toEqual([
      "200 kcal",
      "10 g",
      "15 g",
      "12 g",
    ]);
    expect(foods[0].foods.map(({ name }: { name: string }) => name)).toEqual([FORMULA, "Soup", "Tea"]);
    const ben = new RouteBrowser();
    await ben.post(signUp, "/sign-up", { email: "ben@example.org", password: "carrots & peas" });
    expect((await ben.get(trends, "/trends")).data.isEmpty).toBe(true);
  });
});

describe("the table to save", () => {
  const get = (path: string) => {
    const { headers } = ann.request();
    const request = new Request(`http://localhost:3000${path}`, { headers });
    return csv.loader({ request, params: {}, context: {} }).catch((thrown: Response) => thrown);
  };

  it("has each day, empty without food, and names that no program takes for formulas", async () => {
    const answer = await get("/trends.csv?days=7");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="pixelplate-trends-7.csv"');
    const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true });
    const days = rows.filter(({ Kind }) => Kind === "Day");
    expect(days.map((row) => [row.Name, row["Calories (kcal)"], row["Carbs goal (g)"]])).toEqual([
      ["2026-11-13", "", ""],
      ["2026-11-14", "", ""],
      ["2026-11-15", "", ""],
      ["2026-11-16", "200", "200"],
      ["2026-11-17", "", ""],
      ["2026-11-18", "200", "200"],
      ["2026-11-19", "200", "200"],
    ]);
    const foods = rows.filter(({ Kind }) => Kind === "Food").map(({ Name }) => Name);
    expect(new Set(foods)).toEqual(new Set([`'${FORMULA}`, "Soup", "Tea"]));
    expect(rows.filter(({ Kind }) => Kind === "Time of day").map((row) => row["Carbs share (%)"])).toEqual([
      "50",
      "0",
      "0",
      "50",
    ]);
  });

  it("is refused for other ranges", async () => {
    for (const days of ["8", "", "all"]) {
      const answer = await get(`/trends.csv?days=${days}`);
      expect([answer.status, await answer.text()]).toEqual([400, "Days must be 7, 30, 90 or 365."]);
    }
  });
});

describe("programs", () => {
  let cat: Person;
  beforeAll(async () => {
    cat = await person();
  });
  const get = (query: string) => call("GET", `/api/trends${query}`, { token: cat.token });

  it("read the same figures", async () => {
    const nutrition = { calories: 300, carbs: 30, protein: 20, fats: 10 };
    for (const date of ["2026-11-18", "2026-11-19"])
      await call("POST", "/api/food", { token: cat.token, body: { name: "Rice", nutrition, date } });
    const { status, data } = await get("?days=7");
    expect(status).toBe(200);
    expect(data).toMatchObject({
      from: "2026-11-13",
      to: "2026-11-19",
      days_logged: 2,
      days_averaged: 1,
      averages: nutrition,
      foods: { carbs: [{ name: "Rice", amount: 60, share: 1 }] },
    });
    expect(data.days.map(({ amounts }: { amounts: object | null }) => amounts)).toEqual([
      ...Array(5).fill(null),
      nutrition,
      nutrition,
    ]);
    expect((await get("")).data.days).toHaveLength(30);
  });

  it("learn which ranges there are", async () => {
    for (const query of ["?days=8", "?days=", "?range=7"]) expect((await get(query)).status).toBe(400);
    expect((await get("?days=8")).error).toBe("Days must be 7, 30, 90 or 365.");
  });
});
