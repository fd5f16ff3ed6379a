import { fieldsOf, RouteBrowser, withParams } from "../../support/routes";
import "../../support/route-env";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as clock from "~/platform/clock.server";
import * as front from "~/routes/_front";
import * as words from "~/routes/_front.eat.describe";
import * as house from "~/routes/account_.house";
import * as joining from "~/routes/account_.house_.join";
import * as tray from "~/routes/tray.$proposalId";
import { call, PASSWORD, person } from "../../support/api";

const NOON = Date.UTC(2026, 2, 10, 12);
const BEEF = { name: "Beef", nutrition: { calories: 600, carbs: 0, fats: 40, protein: 60 }, estimated: true };
const OWN = {
  name: "Beans",
  nutrition: { calories: 40, carbs: 5, fats: 1, protein: 3 },
  ref: "recipe:abcdefghijklmnopqrstuv",
};
const CHILI = { name: "Chili", emoji: "🍲", parts: [BEEF, OWN], source: "described" };

type Somebody = { token: string; browser: RouteBrowser; id: string };
let [ann, ben, eve]: [Somebody, Somebody, Somebody] = [] as never;

async function somebody(nickname: string): Promise<Somebody> {
  const { token, cookie } = await person(NOON);
  const browser = new RouteBrowser();
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  browser.cookies.set(name, value);
  browser.cookies.set("pp_zone", "UTC");
  await call("PATCH", "/api/user", { token, body: { user_metadata: { nickname } } });
  return { token, browser, id: "" };
}

beforeEach(async () => {
  vi.spyOn(clock, "now").mockReturnValue(NOON);
  [ann, ben, eve] = [await somebody("Ann"), await somebody("Ben"), await somebody("Eve")];
  await ben.browser.post(house, "/account/house", { intent: "make" });
  const { data } = await ben.browser.post(house, "/account/house", { intent: "invite" });
  const token = new URL(data.invitation).searchParams.get("token") ?? "";
  await ann.browser.post(joining, "/account/house/join", { token });
  const { members } = (await call("GET", "/api/house", { token: ben.token })).data;
  for (const { id, nickname } of members) (nickname === "Ann" ? ann : ben).id = id;
});

const leave = (who: Somebody) => who.browser.post(house, "/account/house", { intent: "leave" });
const trayOf = async (who: Somebody) => (await call("GET", "/api/tray", { token: who.token })).data.proposals;
const notesOf = async (who: Somebody) => (await who.browser.get(front, "/")).data.home.notes;
const foodsOf = async (who: Somebody) => (await call("GET", "/api/food", { token: who.token })).data.foods;
const send = (to: string, food: object = CHILI, by = ben, headers = {}) =>
  call("POST", "/api/tray", { token: by.token, body: { to, food }, headers });

async function reviewed(who = ben) {
  const { data } = await who.browser.post(words, "/eat/describe", { description: "2 eggs and an apple" });
  return fieldsOf(data.review);
}
const log = (fields: Record<string, string>, who = ben) =>
  who.browser.post(words, "/eat/describe?step=food", fields);

describe("Also for Ann", () => {
  it("is offered by the review to those who have a house, by nickname", async () => {
    expect((await ben.browser.get(words, "/eat/describe")).data.companions).toEqual([
      { id: ann.id, nickname: "Ann" },
    ]);
    expect((await eve.browser.get(words, "/eat/describe")).data.companions).toEqual([]);
  });

  it("logs the meal and puts an own portion into her tray, once however often it is pressed", async () => {
    const fields = { ...(await reviewed()), to: ann.id, portion: "1/2" };
    for (const { status, location } of await Promise.all([log(fields), log(fields), log(fields)]))
      expect([status, location]).toEqual([303, "/"]);
    const [mine, ...more] = await foodsOf(ben);
    expect(more).toEqual([]);
    const [hers, ...others] = await trayOf(ann);
    expect(others).toEqual([]);
    expect(hers).toMatchObject({
      ...{ name: mine.name, number_of_servings: 0.5, source: "house" },
      ...{ proposed_by: "Ben", from_member: ben.id, date: "2026-03-10" },
    });
    expect(hers.nutrition.calories).toBeCloseTo(mine.nutrition.calories / 2, 0);
    expect((await notesOf(ann)).tray.proposals).toMatchObject([
      { proposedBy: "Ben", isOfHouse: true, kcal: hers.nutrition.calories, day: null },
    ]);
    expect([await trayOf(ben), await foodsOf(ann)]).toEqual([[], []]);

    const press = (intent: string) =>
      ann.browser.post(withParams(tray, { proposalId: hers.id }), `/tray/${hers.id}`, { intent });
    expect((await press("take")).location).toBe("/");
    await log(fields);
    expect([await trayOf(ann), (await foodsOf(ann)).length]).toEqual([[], 1]);
  });

  it("may be for all of the house, in one press", async () => {
    const { data } = await ben.browser.post(house, "/account/house", { intent: "invite" });
    const token = new URL(data.invitation).searchParams.get("token") ?? "";
    await eve.browser.post(joining, "/account/house/join", { token });
    const fields = { ...(await reviewed()), to: "all", portion: "1/2" };
    await log(fields);
    await log(fields);
    const [mine, ...more] = await foodsOf(ben);
    expect(more).toEqual([]);
    for (const who of [ann, eve])
      expect(await trayOf(who)).toMatchObject([{ name: mine.name, number_of_servings: 0.5 }]);
    expect(await trayOf(ben)).toEqual([]);
    expect((await send("all")).status).toBe(404);
  });

  it("comes once, also after it was dismissed", async () => {
    const fields = { ...(await reviewed()), to: ann.id };
    await log(fields);
    const [{ id }] = await trayOf(ann);
    await ann.browser.post(withParams(tray, { proposalId: id }), `/tray/${id}`, { intent: "dismiss" });
    expect((await log(fields)).status).toBe(303);
    expect(await trayOf(ann)).toEqual([]);
  });

  it("leaves the places of others alone: five of one person wait, and none goes for another", async () => {
    await call("POST", "/api/tray", { token: ann.token, body: { food: { ...CHILI, name: "Planned" } } });
    const first = { ...(await reviewed()), to: ann.id };
    await log(first);
    for (let i = 0; i < 4; i++) await send(ann.id, { ...CHILI, name: `Chili ${i}` });
    const refused = await log({ ...(await reviewed()), key: "another", to: ann.id });
    const full = "Ann still has 5 meals that you sent. Wait for an answer, or log yours without sending it.";
    expect([refused.status, refused.data.problems[""]]).toEqual([409, [full]]);
    expect(await foodsOf(ben)).toHaveLength(1);
    expect(await send(ann.id)).toMatchObject({ status: 409, error: full });
    expect((await log(first)).status).toBe(303);
    const waiting = await trayOf(ann);
    expect(waiting).toHaveLength(6);
    const { id } = waiting.find((proposal: { name: string }) => proposal.name === "Chili 0");
    await call("POST", `/api/tray/${id}/dismiss`, { token: ann.token });
    expect((await send(ann.id)).status).toBe(200);
  });

  it("refuses a portion that can't be, and a person who has left, beside what was typed, and logs nothing", async () => {
    const fields = { ...(await reviewed()), to: ann.id };
    for (const portion of ["0", "-1", "much", "1e9", "999999"]) {
      const refused = await log({ ...fields, portion });
      expect([refused.status, Object.keys(refused.data.problems)], portion).toEqual([400, ["portion"]]);
      expect(refused.data.chosen.portion).toBe(portion);
    }
    for (const to of [eve.id || "x", ben.id, "A".repeat(64)]) {
      const refused = await log({ ...fields, to });
      expect([refused.status, refused.data.problems[""]]).toEqual([
        404,
        ["This person is not in your house, or no longer. Nothing was logged or sent."],
      ]);
    }
    await leave(ann);
    expect((await log(fields)).status).toBe(404);
    expect([await foodsOf(ben), await trayOf(ann)]).toEqual([[], []]);
    expect((await log({ ...fields, to: "" })).status).toBe(303);
  });

  it("is of the day it was eaten on, by her clock", async () => {
    await call("PATCH", "/api/user", { token: ann.token, body: { day_start: 3 } });
    const late = { ...CHILI, date: "2026-03-10", time: "01:00" };
    expect((await send(ann.id, late)).data).toMatchObject({ date: "2026-03-09" });
    const before = { ...(await reviewed()), date: "2026-03-08", to: ann.id };
    expect((await log(before)).status).toBe(303);
    expect((await trayOf(ann)).map(({ date }: { date: string }) => date)).toEqual(
      expect.arrayContaining(["2026-03-09", "2026-03-08"]),
    );
  });

  it("shows no number to who hides them", async () => {
    await call("PATCH", "/api/user", { token: ann.token, body: { numbers: "hidden" } });
    await send(ann.id);
    const notes = await notesOf(ann);
    expect(notes.tray.proposals).toMatchObject([{ kcal: null, mix: "protein and fats" }]);
    expect(JSON.stringify(notes)).not.toContain("640");
  });
});

describe("POST /api/tray with to", () => {
  it("sends the food and the nickname, and names no food of one's own", async () => {
    const { status, data } = await send(ann.id);
    expect([status, data]).toMatchObject([200, { proposed_by: "Ben", from_member: ben.id }]);
    const [{ parts }] = await trayOf(ann);
    expect(parts).toMatchObject([{ name: "Beef", estimated: true }, { name: "Beans" }]);
    expect(JSON.stringify(await trayOf(ann))).not.toContain("recipe:");
    expect(await trayOf(ben)).toEqual([]);
  });

  it("does it once for an Idempotency-Key", async () => {
    const key = { "Idempotency-Key": "dinner" };
    const [one, two] = [await send(ann.id, CHILI, ben, key), await send(ann.id, CHILI, ben, key)];
    expect(two.data).toEqual(one.data);
    expect(await trayOf(ann)).toHaveLength(1);
  });

  it("sends to nobody else, and needs a token that logs", async () => {
    for (const to of [ben.id, "", "x", eve.token]) expect((await send(to)).status, to).toBeGreaterThan(399);
    expect((await send(ann.id, CHILI, eve)).status).toBe(404);
    for (const to of [7, null, [], "A".repeat(65)])
      expect((await send(to as string)).status, `${to}`).toBe(400);
    const body = { name: "Helper", scope: "propose", password: PASSWORD };
    const { data } = await call("POST", "/api/tokens", { token: ben.token, body });
    expect((await send(ann.id, CHILI, { ...ben, token: data.token })).status).toBe(403);
    expect(await trayOf(ann)).toEqual([]);
  });
});

describe("who leaves", () => {
  it("takes along what they sent, and what they were sent", async () => {
    await send(ann.id);
    await send(ben.id, CHILI, ann);
    await call("POST", "/api/tray", { token: ann.token, body: { food: CHILI } });
    await leave(ann);
    expect([await trayOf(ben), (await trayOf(ann)).length]).toEqual([[], 1]);
    expect((await send(ann.id)).status).toBe(404);
  });

  it("for good, too", async () => {
    await send(ann.id);
    const { id } = (await call("GET", "/api/user", { token: ben.token })).data;
    expect(await call("DELETE", `/api/user/account?user_id=${id}`, { token: ben.token })).toMatchObject({
      status: 200,
    });
    expect(await trayOf(ann)).toEqual([]);
  });

  it("leaves what was logged", async () => {
    const { id } = (await send(ann.id)).data;
    await call("POST", `/api/tray/${id}/take`, { token: ann.token });
    await leave(ben);
    expect(await foodsOf(ann)).toMatchObject([{ id, name: "Chili" }]);
  });
});

it("two who send to each other at once both do", async () => {
  const both = await Promise.all(
    [1, 2, 3].flatMap((n) => [
      send(ann.id, { ...CHILI, name: `Chili ${n}` }),
      send(ben.id, { ...CHILI, name: `Soup ${n}` }, ann),
    ]),
  );
  expect(both.map(({ status }) => status)).toEqual(both.map(() => 200));
  expect([(await trayOf(ann)).length, (await trayOf(ben)).length]).toEqual([3, 3]);
});
