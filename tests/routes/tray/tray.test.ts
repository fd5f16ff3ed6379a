import { fieldsOf, RouteBrowser, withParams } from "../../support/routes";
import "../../support/route-env";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { takeToast } from "~/http/form.server";
import * as clock from "~/platform/clock.server";
import * as front from "~/routes/_front";
import * as describeRoute from "~/routes/_front.eat.describe";
import * as tray from "~/routes/tray.$proposalId";
import { PROPOSAL_MS, PROPOSALS_MAX } from "../../../app/features/log/proposals.server";
import { call, PASSWORD, person } from "../../support/api";

const NOON = Date.UTC(2026, 2, 10, 12);
const SOUP = { name: "Soup", emoji: "🍲", nutrition: { calories: 320, carbs: 30, fats: 12, protein: 18 } };
const TOAST = { name: "Toast", nutrition: { calories: 80, carbs: 15, fats: 1, protein: 3 } };
const MEAL = {
  name: "Breakfast",
  number_of_servings: 2,
  parts: [
    { ...TOAST, amount: 1, unit: "slice", ref: "table:toast" },
    { name: "Jam", nutrition: { calories: 50, carbs: 12, fats: 0, protein: 0 }, estimated: true },
  ],
};

let ann: RouteBrowser;
let mine: string;
let assistant: string;
beforeEach(async () => {
  vi.spyOn(clock, "now").mockReturnValue(NOON);
  [ann, mine, assistant] = await somebody();
});

async function somebody(): Promise<[RouteBrowser, string, string]> {
  const { token, cookie } = await person(NOON);
  const browser = new RouteBrowser();
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  browser.cookies.set(name, value);
  browser.cookies.set("pp_zone", "UTC");
  const made = await call("POST", "/api/tokens", {
    token,
    body: { name: "Claude", scope: "propose", password: PASSWORD },
  });
  return [browser, token, made.data.token];
}

const propose = (food: object, token = assistant) => call("POST", "/api/tray", { token, body: { food } });
const home = async (query = "") => (await ann.get(front, `/${query}`)).data.home;
const foods = async () =>
  (await home()).foods.map(({ name, calories }: { name: string; calories: number }) => [name, calories]);
const toastOf = async () => (await takeToast(ann.request())).toast;
const press = (id: string, intent: string, by = ann) =>
  by.post(withParams(tray, { proposalId: id }), `/tray/${id}`, { intent });

describe("home", () => {
  it("says nothing of proposals while there is none", async () => {
    expect((await home()).notes).toBeNull();
  });

  it("shows what an assistant proposes, by whom and for which day, and counts the rest", async () => {
    await propose({ ...SOUP, date: "2026-03-09" });
    const { notes } = await home();
    expect(notes.tray).toEqual({
      proposals: [
        expect.objectContaining({
          name: "Soup",
          kcal: 320,
          mix: null,
          day: "Yesterday",
          proposedBy: "Claude",
        }),
      ],
      more: 0,
    });
    for (let i = 0; i < 4; i++) await propose({ ...SOUP, name: `Soup ${i}` });
    expect((await home()).notes.tray).toMatchObject({ proposals: { length: 3 }, more: 2 });
    expect((await home("?date=2026-03-09")).notes).toBeNull();
    expect(await foods()).toEqual([]);
  });

  it("says it in words while numbers are hidden", async () => {
    await call("PATCH", "/api/user", { token: mine, body: { numbers: "hidden" } });
    await propose({ ...SOUP, nutrition: { calories: 320, carbs: 70, fats: 1, protein: 2 } });
    const { notes } = await home();
    expect(notes.tray.proposals).toMatchObject([{ kcal: null, mix: "mostly carbs" }]);
    expect(JSON.stringify(notes)).not.toContain("320");
  });
});

describe("Log it", () => {
  it("logs with the parts and the day that were proposed, once however often it is pressed", async () => {
    const { id } = (await propose({ ...MEAL, date: "2026-03-09", time: "08:30" })).data;
    const [first, second] = await Promise.all([press(id, "take"), press(id, "take")]);
    for (const { status, location } of [first, second, await press(id, "take")])
      expect([status, location]).toEqual([303, "/?date=2026-03-09"]);
    const { data } = await call("GET", "/api/food?from=2026-03-09", { token: mine });
    expect(data.foods).toMatchObject([
      {
        id,
        name: "Breakfast",
        time: "2026-03-09T08:30:00.000Z",
        nutrition: { calories: 260 },
        parts: { length: 2 },
      },
    ]);
    expect((await home()).notes).toBeNull();
  });

  it("says that one is over, and logs nothing", async () => {
    const { id } = (await propose(SOUP)).data;
    await press(id, "dismiss");
    expect(await press(id, "take")).toMatchObject({ status: 303, location: "/" });
    expect(await foods()).toEqual([]);
    const other = (await propose(SOUP)).data.id;
    vi.spyOn(clock, "now").mockReturnValue(NOON + PROPOSAL_MS);
    expect((await home()).notes).toBeNull();
    await press(other, "take");
    expect(await foods()).toEqual([]);
  });

  it("is its person's alone", async () => {
    const { id } = (await propose(SOUP)).data;
    const [ben, his] = await somebody();
    for (const intent of ["take", "dismiss"]) await press(id, intent, ben);
    expect((await call("POST", `/api/tray/${id}/take`, { token: his })).status).toBe(404);
    expect((await call("GET", "/api/food", { token: his })).data.foods).toEqual([]);
    expect((await home()).notes.tray.proposals).toMatchObject([{ id }]);
  });
});

describe("No", () => {
  const undo = (id: string, by = ann) =>
    by.post(withParams(tray, { proposalId: id }), `/tray/${id}?undo`, {});
  const waiting = async () => (await home()).notes?.tray.proposals.map(({ id }: { id: string }) => id) ?? [];

  it("is undone by the one press it offers, once however often that is pressed", async () => {
    const { id } = (await propose(MEAL)).data;
    await press(id, "dismiss");
    expect(await waiting()).toEqual([]);
    expect((await call("GET", "/api/tray", { token: mine })).data.proposals).toEqual([]);
    await press(id, "dismiss");
    expect(await toastOf()).toMatchObject({
      text: "Not logged",
      undo: `/tray/${id}?undo`,
    });
    for (const _ of [1, 2]) expect(await undo(id)).toMatchObject({ status: 303, location: "/" });
    expect(await toastOf()).toMatchObject({ text: "Proposal restored" });
    expect(await waiting()).toEqual([id]);
    await press(id, "take");
    expect(await foods()).toEqual([["Breakfast", 260]]);
  });

  it("stays once it was logged, expired, or is somebody else's", async () => {
    const { id } = (await propose(SOUP)).data;
    await press(id, "dismiss");
    const [ben] = await somebody();
    await undo(id, ben);
    expect(await waiting()).toEqual([]);
    await undo(id);
    await press(id, "take");
    await undo(id);
    expect(await waiting()).toEqual([]);
    const other = (await propose(TOAST)).data.id;
    await press(other, "dismiss");
    vi.spyOn(clock, "now").mockReturnValue(NOON + PROPOSAL_MS);
    await undo(other);
    expect(await toastOf()).toMatchObject({ type: "error" });
    expect(await waiting()).toEqual([]);
  });

  it("makes room for others", async () => {
    vi.spyOn(clock, "now").mockImplementation(() => NOON + count);
    let count = 0;
    const { id } = (await propose(SOUP)).data;
    for (count = 1; count <= PROPOSALS_MAX; count++) await press((await propose(TOAST)).data.id, "dismiss");
    expect(await waiting()).toEqual([id]);
  });
});

describe("Change", () => {
  const open = (id: string) => ann.get(describeRoute, `/eat/describe?proposal=${id}`);

  it("opens the ordinary review, and what is logged by it ends the proposal", async () => {
    const { id } = (await propose(MEAL)).data;
    const { review, when, chosen } = (await open(id)).data.proposed;
    expect(review).toMatchObject({
      name: "Breakfast",
      totals: { calories: "260" },
      rows: [
        { name: "Toast", amount: "2", unit: "slice" },
        { name: "Jam", amount: "2", confidence: 0.5 },
      ],
    });
    const fields = { ...fieldsOf(review), ...when, ...chosen, name: "Small breakfast" };
    for (const _ of [1, 2])
      expect(await ann.post(describeRoute, "/eat/describe?step=food", fields)).toMatchObject({ status: 303 });
    expect(await foods()).toEqual([["Small breakfast", 260]]);
    expect((await home()).notes).toBeNull();
  });

  it("keeps the proposal while something in the review is refused", async () => {
    const { id } = (await propose(SOUP)).data;
    const { review, when, chosen } = (await open(id)).data.proposed;
    expect(review.rows).toMatchObject([{ name: "Soup", amount: "1", unit: "portion" }]);
    const wrong = { ...fieldsOf(review), ...when, ...chosen, name: "" };
    const refused = await ann.post(describeRoute, "/eat/describe?step=food", wrong);
    expect(refused).toMatchObject({ status: 400, data: { chosen: { proposal: id } } });
    expect((await home()).notes.tray.proposals).toMatchObject([{ id }]);
  });

  it("of one that is gone leads home", async () => {
    expect(await open("AAAAAAAAAAAAAAAAAAAAAA")).toMatchObject({ status: 303, location: "/" });
  });
});

describe("programs", () => {
  it("with the scope propose read and propose, and decide nothing", async () => {
    const { data } = await propose(SOUP);
    expect(data).toMatchObject({
      name: "Soup",
      proposed_by: "Claude",
      expires_at: "2026-03-13T12:00:00.000Z",
    });
    const may = (method: string, path: string, body?: object) =>
      call(method, path, { token: assistant, body }).then(({ status }) => status);
    expect(await may("GET", "/api/home")).toBe(200);
    expect(await may("POST", "/api/food", SOUP)).toBe(403);
    expect(await may("DELETE", `/api/food/${data.id}`)).toBe(403);
    expect(await may("POST", `/api/tray/${data.id}/take`)).toBe(403);
    expect(await may("POST", `/api/tray/${data.id}/dismiss`)).toBe(403);
    expect((await call("GET", "/api/tray", { token: assistant })).data.proposals).toEqual([data]);
  });

  it("of the person decide", async () => {
    const [{ data: soup }, { data: toast }] = [await propose(SOUP), await propose(TOAST)];
    const taken = await call("POST", `/api/tray/${soup.id}/take`, { token: mine });
    expect(taken.data).toMatchObject({ id: soup.id, name: "Soup", puzzle: { collected: false } });
    expect((await call("POST", `/api/tray/${soup.id}/take`, { token: mine })).data.id).toBe(soup.id);
    expect((await call("POST", `/api/tray/${toast.id}/dismiss`, { token: mine })).data).toEqual({
      id: toast.id,
    });
    expect((await call("POST", `/api/tray/${toast.id}/dismiss`, { token: mine })).status).toBe(404);
    expect(await foods()).toEqual([["Soup", 320]]);
  });

  it("hear what is wrong, by field", async () => {
    const wrong = await propose({ name: "Soup", nutrition: { calories: 320 } });
    expect(wrong).toMatchObject({ status: 400, error: "Missing nutrition data: carbs, fats, protein" });
    expect((await propose({ ...SOUP, date: "2026-02-30" })).json.fields).toHaveProperty(["food.date"]);
    expect((await propose({ ...SOUP, date: "2026-03-11" })).error).toBe("Must not be in the future");
    expect((await call("GET", "/api/tray", { token: mine })).data.proposals).toEqual([]);
  });

  it("that never stop leave the newest", async () => {
    vi.spyOn(clock, "now").mockImplementation(() => NOON + count);
    let count = 0;
    for (; count < PROPOSALS_MAX + 5; count++) await propose({ ...SOUP, name: `Soup ${count}` });
    const { proposals } = (await call("GET", "/api/tray", { token: mine })).data;
    expect(proposals).toHaveLength(PROPOSALS_MAX);
    expect(proposals[0].name).toBe(`Soup ${PROPOSALS_MAX + 4}`);
    expect(proposals.at(-1).name).toBe("Soup 5");
  });
});
