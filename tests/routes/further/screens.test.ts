import "../../support/route-env";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { addFood } from "~/features/log/log-food.server";
import { callerOf } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import * as front from "~/routes/_front";
import * as foodPage from "~/routes/_front.food.$foodId";
import * as signUp from "~/routes/_front.sign-up";
import * as account from "~/routes/account";
import * as preferences from "~/routes/account_.preferences";
import { RouteBrowser, withParams } from "../../support/routes";

const ann = new RouteBrowser();
const amounts = { calories: 200, carbs: 30, protein: 8, fats: 4 };

beforeAll(async () => {
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
  const by = await callerOf(ann.request());
  for (const [id, further] of [
    ["bread", { fibre: 6.1, salt: 0.9 }],
    ["apple", undefined],
  ] as const) {
    const entry = { name: id, emoji: "🍞", amounts, servings: 2, further };
    await by.change((tx) => addFood(tx, { id, entry }));
  }
});

const choose = (fields: Record<string, string> | URLSearchParams) => ann.post(account, "/account", fields);
const home = async () => (await ann.get(front, "/")).data.home;
const food = async (id: string) =>
  (await ann.get(withParams(foodPage, { foodId: id }), `/food/${id}`)).data.food.further;
const stored = async () =>
  (
    await store.read.select().from(store.read.t.users).where(eq(store.read.t.users.email, "ann@example.org"))
  )[0]?.shown_nutrients;

it("who chose nothing sees nothing of it", async () => {
  expect(await home()).not.toHaveProperty("further");
  expect(await food("bread")).toBe("");
});

it("what is chosen is shown on a food and for the day", async () => {
  const sent = new URLSearchParams([
    ["shown_nutrients", "none"],
    ["shown_nutrients", "salt"],
    ["shown_nutrients", "fibre"],
  ]);
  expect((await choose(sent)).status).toBe(303);
  expect(await stored()).toEqual(["fibre", "salt"]);
  expect((await ann.get(preferences, "/account/preferences")).data).toMatchObject({
    shownNutrients: ["fibre", "salt"],
    nutrients: expect.arrayContaining([{ value: "salt", label: "Salt" }]),
  });
  expect((await home()).further).toEqual(["6.1 g fibre, from 1 of 2 foods", "0.9 g salt, from 1 of 2 foods"]);
  expect(await food("bread")).toBe("3.1 g fibre · 0.45 g salt");
  expect(await food("apple")).toBe("Fibre: not known · Salt: not known");
});

it("labels of the person's country say salt or sodium", async () => {
  await store.tx((db) => db.update(db.t.users).set({ time_zone: "Africa/Accra" }));
  expect((await home()).further[1]).toBe("360 mg sodium, from 1 of 2 foods");
  expect((await ann.get(preferences, "/account/preferences")).data.nutrients).toContainEqual({
    value: "salt",
    label: "Sodium",
  });
});

it("hidden numbers hide it", async () => {
  await choose({ numbers: "hidden" });
  expect(await home()).not.toHaveProperty("further");
  expect(await food("bread")).toBeUndefined();
  await choose({ numbers: "shown" });
});

it("a choice of what does not exist changes nothing; the last box can be cleared", async () => {
  await choose(
    new URLSearchParams([
      ["shown_nutrients", "none"],
      ["shown_nutrients", "gold"],
    ]),
  );
  expect(await stored()).toEqual(["fibre", "salt"]);
  await choose({ energy: "kj" });
  expect(await stored()).toEqual(["fibre", "salt"]);
  await choose({ shown_nutrients: "none" });
  expect(await stored()).toBeNull();
});

it("fibre is in the carbs of the USDA's tables, and may be beside those of others, when values are typed", async () => {
  const by = await callerOf(ann.request());
  const bran = { calories: 220, carbs: 64, protein: 16, fats: 4 };
  const further = { fibre: 43 };
  for (const [id, source] of [
    ["bran", "USDA SR24 · 20077 Wheat bran"],
    ["label", "label"],
    ["other", "label"],
  ] as const)
    await by.change((tx) =>
      addFood(tx, { id, entry: { name: id, emoji: "🌾", amounts: bran, servings: 1, source, further } }),
    );
  const edit = (id: string, calories: string) =>
    ann.post(withParams(foodPage, { foodId: id }), `/food/${id}`, {
      ...{ name: id, emoji: "🌾", number_of_servings: "1", carbs: "64", protein: "16", fats: "4", calories },
      ...{ date: by.today, time: "12:00", energy: "kcal" },
    });
  // By 4/4/9 356 kcal; 270 without the fibre's share, 442 with it.
  expect((await edit("bran", "450")).status).toBe(400);
  expect((await edit("bran", "271")).status).toBe(303);
  expect((await edit("label", "450")).status).toBe(303);
  expect((await edit("other", "271")).status).toBe(303);
});
