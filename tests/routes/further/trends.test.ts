import "../../support/route-env";
import { beforeAll, expect, it } from "vitest";
import { addDays } from "~/features/day/calendar-days";
import { addFood } from "~/features/log/log-food.server";
import { callerOf } from "~/http/viewer.server";
import * as signUp from "~/routes/_front.sign-up";
import * as account from "~/routes/account";
import * as trends from "~/routes/trends";
import * as csv from "~/routes/trends[.]csv";
import { call } from "../../support/api";
import { RouteBrowser } from "../../support/routes";

const ann = new RouteBrowser();
const amounts = { calories: 200, carbs: 30, protein: 8, fats: 4 };
let today = "";

beforeAll(async () => {
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
  const by = await callerOf(ann.request());
  ({ today } = by);
  for (const [daysAgo, further] of [
    [0, { fibre: 50 }],
    [1, { fibre: 20, salt: 2 }],
    [1, undefined],
    [2, { fibre: 10 }],
  ] as const) {
    const date = addDays(today, -daysAgo);
    const entry = { name: "Bread", emoji: "🍞", amounts, servings: 1, further };
    const id = `bread${daysAgo}${further ? "a" : "b"}`;
    await by.change((tx) =>
      addFood(tx, { id, entry, eaten: { date, time: Date.parse(`${date}T12:00:00Z`) } }),
    );
  }
});

const shown = async () => (await ann.get(trends, "/trends?days=7")).data.further;
async function rows() {
  const answer = (await csv.loader({
    request: new Request("http://localhost:3000/trends.csv?days=7", { headers: ann.request().headers }),
    params: {},
    context: {},
  })) as Response;
  return (await answer.text()).trim().split("\r\n");
}

it("is in the API's answer with every day, whatever is shown, and absent where it is unknown", async () => {
  const cookie = ann.request().headers.get("Cookie") ?? "";
  const { data } = await call("GET", "/api/trends?days=7", { cookie });
  expect(data.further).toEqual([
    { name: "fibre", unit: "g", amount: 15, known: 2, foods: 3 },
    { name: "salt", unit: "g", amount: 1, known: 1, foods: 3 },
  ]);
  const furtherOn = (daysAgo: number) =>
    data.days.find(({ date }: { date: string }) => date === addDays(today, -daysAgo)).further;
  expect(furtherOn(0)).toEqual([{ name: "fibre", unit: "g", amount: 50, known: 1, foods: 1 }]);
  expect(furtherOn(2)).toEqual([{ name: "fibre", unit: "g", amount: 10, known: 1, foods: 1 }]);
  expect(furtherOn(3)).toEqual([]);
});

it("says nothing to who chose nothing", async () => {
  expect(await shown()).toBeUndefined();
  expect((await rows())[0]).not.toMatch(/Fibre|Salt/);
});

it("has averages of the whole days, and says of how many foods; the CSV has each day", async () => {
  const chosen = new URLSearchParams([
    ["shown_nutrients", "fibre"],
    ["shown_nutrients", "salt"],
  ]);
  await ann.post(account, "/account", chosen);
  expect(await shown()).toEqual(["15 g fibre a day, from 2 of 3 foods", "1 g salt a day, from 1 of 3 foods"]);
  const table = await rows();
  expect(table[0]).toMatch(/"Fibre \(g\)","Salt \(g\)"$/);
  const rowOf = (name: string) => table.find((row) => row.includes(`"${name}"`)) ?? "";
  expect(rowOf(addDays(today, -1))).toMatch(/,20,2$/);
  expect(rowOf(addDays(today, -2))).toMatch(/,10,$/);
  expect(rowOf(addDays(today, -3))).toMatch(/,,$/);
  expect(rowOf("Whole days logged")).toMatch(/,15,1$/);
});

it("is out of sight while numbers are hidden", async () => {
  await ann.post(account, "/account", { numbers: "hidden" });
  expect(await shown()).toBeUndefined();
});
