import "../../support/route-env";
import { beforeAll, expect, it } from "vitest";
import { loggedFood } from "~/features/food/logged.server";
import { callerOf } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import * as enterValue from "~/routes/_front.eat.enter-value";
import * as foodPage from "~/routes/_front.food.$foodId";
import * as signUp from "~/routes/_front.sign-up";
import * as account from "~/routes/account";
import * as scan from "~/routes/eat.scan-label";
import { RouteBrowser, withParams } from "../../support/routes";

const ann = new RouteBrowser();
const BEER = { name: "Beer", calories: "140", carbs: "10", protein: "1", fats: "0" };
const FIELDS = { further_fields: "fibre,sugars,sodium,alcohol" };

beforeAll(async () => {
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
});

let key = 0;
const send = (fields: Record<string, string>) =>
  ann.post(enterValue, "/eat/enter-value", { key: `key-${key++}`, ...fields });
const newest = async () => {
  const { db, viewer } = await callerOf(ann.request());
  const [row] = await store.read.select().from(store.read.t.food);
  return row && (await loggedFood(db, viewer.id, row.id));
};
async function logged(fields: Record<string, string>) {
  await store.tx((db) => db.delete(db.t.food));
  expect((await send(fields)).status).toBe(303);
  return newest();
}
const page = (id: string) => withParams(foodPage, { foodId: id });

it("who chose none has the form as it was", async () => {
  expect((await ann.get(enterValue, "/eat/enter-value")).data.further).toEqual([]);
  expect((await logged({ ...BEER, calories: "44" }))?.entry.further).toBeUndefined();
});

it("fields stand for the chosen ones, salt as sodium where labels print that", async () => {
  const chosen = new URLSearchParams(
    ["none", "salt", "alcohol"].map((name) => ["shown_nutrients", name] as [string, string]),
  );
  await ann.post(account, "/account", chosen);
  await store.tx((db) => db.update(db.t.users).set({ time_zone: "America/New_York" }));
  expect((await ann.get(enterValue, "/eat/enter-value")).data.further).toMatchObject([
    { name: "sodium", label: "Sodium", unit: "mg" },
    { name: "alcohol", label: "Alcohol", unit: "g" },
  ]);
});

it("what is typed is stored for all servings, an empty field is unknown", async () => {
  const typed = { ...FIELDS, number_of_servings: "2", sodium: "20", alcohol: "13,5", sugars: "", fibre: "0" };
  expect((await logged({ ...BEER, ...typed }))?.entry.further).toEqual({ fibre: 0, salt: 0.1, alcohol: 27 });
});

it("what is no number comes back with everything typed", async () => {
  const wrong = await send({ ...BEER, ...FIELDS, alcohol: "much", sugars: "1,125" });
  expect(wrong.status).toBe(400);
  expect(wrong.data).toMatchObject({
    initialValue: { name: "Beer", alcohol: "much", sugars: "1,125" },
    error: { alcohol: ["Must be a valid number"], sugars: ["Is that 1,125 or 1.125? Type 1125 or 1.1250."] },
  });
});

it("more sugars than carbs raise a question once, for these values", async () => {
  const typed = { ...BEER, ...FIELDS, calories: "50", sugars: "30" };
  const { status, data } = await send(typed);
  expect([status, data.error.confirmed]).toEqual([400, ["More sugars than carbs? Is that right?"]]);
  const { confirmed } = data.initialValue;
  expect((await send({ ...typed, sugars: "40", confirmed })).status).toBe(400);
  expect((await logged({ ...typed, confirmed }))?.entry.further).toEqual({ sugars: 30 });
});

it("alcohol explains calories, and too much of it raises a question", async () => {
  expect((await send({ ...BEER, calories: "250", ...FIELDS, alcohol: "30" })).status).toBe(303);
  expect((await send({ ...BEER, ...FIELDS, alcohol: "80" })).status).toBe(400);
});

it("an edit changes and empties fields, and leaves alone what stands there as it was", async () => {
  const { id } = (await logged({ ...BEER, ...FIELDS, fibre: "6.1", alcohol: "14" })) ?? {};
  if (!id) throw new Error("nothing was logged");
  await store.tx((db) =>
    db.update(db.t.food).set({ number_of_servings: 3, further: { fibre: 6.1, alcohol: 14 } }),
  );
  const { today } = await callerOf(ann.request());
  const edit = {
    ...BEER,
    calories: "46.7",
    carbs: "3.3",
    protein: "0.3",
    number_of_servings: "3",
    emoji: "🍺",
  };
  const save = (fields: Record<string, string>) =>
    ann.post(page(id), `/food/${id}`, { ...edit, date: today, time: "12:00", ...fields });

  expect((await ann.get(page(id), `/food/${id}`)).data.food.known).toEqual({
    fibre: 2.0333,
    alcohol: 4.6667,
  });
  expect((await save({ further_fields: "fibre,alcohol", fibre: "2.0333", alcohol: "5" })).status).toBe(303);
  expect((await newest())?.entry.further).toEqual({ fibre: 6.1, alcohol: 15 });
  expect((await save({ further_fields: "alcohol", alcohol: "" })).status).toBe(303);
  expect((await newest())?.entry.further).toEqual({ fibre: 6.1 });
  expect((await save({})).status).toBe(303);
  expect((await newest())?.entry.further).toEqual({ fibre: 6.1 });
  // Other amounts: what nobody sees in the form is unknown.
  expect((await save({ carbs: "6", further_fields: "alcohol", alcohol: "3" })).status).toBe(303);
  expect((await newest())?.entry.further).toEqual({ alcohol: 9 });
});

it("a portion of a label can't have more alcohol than it weighs; what was read can be corrected", async () => {
  const label = { ...BEER, portion: "100 g", note: "", further: JSON.stringify({ alcohol: 5, fibre: 1 }) };
  const confirm = (fields: Record<string, string>) =>
    ann.post(scan, "/eat/scan-label?step=food", { key: `key-${key++}`, ...label, ...fields });
  const much = await confirm({ further_fields: "alcohol", alcohol: "120" });
  expect(much.status).toBe(400);
  expect(much.data.lastResult.error.alcohol).toEqual(["100 g can’t have 120 g of alcohol in it."]);
  await store.tx((db) => db.delete(db.t.food));
  expect((await confirm({ further_fields: "alcohol", alcohol: "12", number_of_servings: "2" })).status).toBe(
    303,
  );
  expect((await newest())?.entry.further).toEqual({ fibre: 2, alcohol: 24 });
});
