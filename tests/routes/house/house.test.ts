import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type BuiltApp,
  PASSWORD,
  PRIVATE,
  signedUp,
  startBuiltApp,
  twoPeople,
  type Visitor,
} from "../../support/app";
import { pathOf, ROUTES } from "../../support/route-matrix";

const CODE = "7622210449283";
const MUESLI = {
  ...{ name: "House muesli", emoji: "🥣", calories: "212", carbs: "31.5", fats: "7", protein: "5" },
  ...{ portion: "serving", note: "", barcode: CODE },
};

const DINNER = {
  ...{ name: "Sent dumplings", calories: "300", carbs: "40", fats: "8", protein: "15", emoji: "🥟" },
  ...{ description: "Sent dumplings", key: "dumplings", portion: "1/2" },
};

let app: BuiltApp;
let ids: { shareId: string; foodId: string };
let [ann, ben, eve]: [Visitor, Visitor, Visitor] = [] as never;

beforeAll(async () => {
  app = await startBuiltApp();
  const { a, b, ...made } = await twoPeople(app);
  [ann, ben, eve, ids] = [a, b, await signedUp(app.url, "eve@example.org"), made];
});

const press = (who: Visitor, intent: string) => who.post("/account/house", { intent });
const invitation = async (who: Visitor) =>
  /house\/join\?token=([\w-]+)/.exec((await press(who, "invite")).text)?.[1] ?? "";
const join = (who: Visitor, token: string) => who.post("/account/house/join", { token });
const scanned = async (who: Visitor) => (await who.get(`/eat/scan-label?barcode=${CODE}`)).text;

async function membersSeenBy(who: Visitor, email: string) {
  const { status } = await who.get("/account/house");
  expect(status).toBe(200);
  const body = JSON.stringify({ email, password: PASSWORD });
  const json = { "Content-Type": "application/json" };
  const login = await fetch(`${app.url}/api/auth/token`, { method: "POST", headers: json, body });
  const { data } = await login.json();
  const Authorization = `Bearer ${data.access_token}`;
  const answer = await fetch(`${app.url}/api/house`, { headers: { Authorization } });
  return (await answer.json()).data.members as { id: string; nickname: string; you: boolean }[];
}

describe("a house", () => {
  it("is made once, joined by a link that works once, and left in one press", async () => {
    expect(await membersSeenBy(ann, "canary-a@example.org")).toEqual([]);
    expect((await press(ann, "invite")).status).toBe(404);
    expect((await press(ann, "make")).location).toBe("/account/house");
    expect((await press(ann, "make")).location).toBe("/account/house");

    const first = await invitation(ann);
    const token = await invitation(ann);
    expect((await ben.get(`/account/house/join?token=${first}`)).status).toBe(404);
    const page = await ben.get(`/account/house/join?token=${token}`);
    expect([page.status, page.text.includes("Anncanary")]).toEqual([200, true]);
    expect((await join(ben, token)).location).toBe("/account/house");
    expect((await membersSeenBy(ben, "canary-b@example.org")).map(({ you }) => you)).toEqual([false, true]);
    expect((await join(eve, token)).status).toBe(404);
    expect((await eve.get(`/account/house/join?token=${token}`)).status).toBe(404);

    expect((await press(ben, "leave")).location).toBe("/account/house");
    expect((await press(ben, "leave")).location).toBe("/account/house");
    expect(await membersSeenBy(ann, "canary-a@example.org")).toHaveLength(1);
  });

  it("takes no link that is forged, over, or of another house", async () => {
    for (const bad of ["", "x", "A".repeat(43), "A".repeat(65_536)]) {
      const { status } = await join(ben, bad);
      expect([400, 404, 413]).toContain(status);
    }
    const token = await invitation(ann);
    const { house_member: member } = app.store.read.t;
    const eightDays = Date.now() - 8 * 24 * 60 * 60 * 1000;
    await app.store.tx((db) => db.update(member).set({ invited_at: eightDays }));
    expect((await join(ben, token)).status).toBe(404);

    await press(eve, "make");
    const other = await join(eve, await invitation(ann));
    expect([other.status, other.text.includes("Leave it first.")]).toEqual([409, true]);
    await press(eve, "leave");
  });

  it("lets one in of two who press the same link at once, and no ninth person", async () => {
    const token = await invitation(ann);
    const both = await Promise.all([join(ben, token), join(eve, token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 404]);
    await Promise.all([press(ben, "leave"), press(eve, "leave")]);

    const { house_member: member } = app.store.read.t;
    const [mine] = await app.store.read.select().from(member);
    const house_id = mine?.house_id ?? "";
    for (let seat = 2; seat <= 8; seat++)
      await app.store.tx((db) =>
        db
          .insert(member)
          .values({ user_id: `p${seat}`, house_id, seat, member_id: `m${seat}`, joined_at: 1 }),
      );
    const last = await invitation(ann);
    const ninth = await join(ben, last);
    expect([ninth.status, ninth.text.includes("it has eight people")]).toEqual([409, true]);
    await app.store.tx((db) => db.delete(member).where(eq(member.user_id, "p5")));
    expect((await join(ben, last)).location).toBe("/account/house");
    for (const user_id of [2, 3, 4, 6, 7, 8].map((seat) => `p${seat}`))
      await app.store.tx((db) => db.delete(member).where(eq(member.user_id, user_id)));
  });

  it("knows the barcodes that its people confirmed, as long as they are in it", async () => {
    expect((await ann.post("/eat/scan-label?step=food", { ...MUESLI, key: "muesli" })).status).toBe(303);
    expect(await scanned(ann)).toContain("As you confirmed it last time");
    const found = await scanned(ben);
    expect([found.includes("House muesli"), found.includes("As confirmed in your house")]).toEqual([
      true,
      true,
    ]);
    expect(await scanned(eve)).not.toContain("House muesli");
    await press(ann, "leave");
    expect(await scanned(ben)).not.toContain("House muesli");
    expect(await scanned(ann)).toContain("House muesli");
    await press(ben, "leave");
  });

  it("shows its people nothing of one another but nicknames and what stands in the fridge", async () => {
    await press(ann, "make");
    await join(ben, await invitation(ann));
    const [to] = await membersSeenBy(ann, "canary-a@example.org").then((all) =>
      all.filter(({ you }) => !you),
    );
    expect((await ann.post("/eat/describe?step=food", { ...DINNER, to: to?.id ?? "" })).status).toBe(303);
    const goulash = { intent: "words", name: "Shared goulash", description: "600 g minced beef", makes: "4" };
    const made = await ann.post("/recipes", { ...goulash, key: "goulash" });
    const recipe = new URL(made.location ?? "", app.url).pathname;
    expect((await ann.post(recipe, { intent: "share" })).status).toBe(303);
    const sent = await fetch(`${app.url}/metrics`);
    const answers: [string, string][] = [["/metrics", await sent.text()]];
    for (const [id, row] of Object.entries(ROUTES)) {
      if (/log-out|sso|log-in\.house/.test(id)) continue;
      const path = pathOf(row.path, ids);
      answers.push([path, (await ben.copy().get(path)).text]);
    }
    for (const path of [recipe, "/foods?q=goulash", "/api/foods?q=goulash"])
      answers.push([path, (await ben.copy().get(path)).text]);
    answers.push(["/account/data", (await ben.get("/api/user/export")).text]);
    answers.push(["the log", app.log()]);
    const hasTray = ([path, text]: [string, string]) =>
      /^\/api\/tray|^\/api\/user\/export|^\/account\/data|^\/eat\/(?:describe|plate)/.test(path) ||
      text.includes(" sent you") ||
      text.includes("isOfHouse");
    const trays = new Set(answers.filter(hasTray).map(([path]) => path));
    for (const [path, text] of answers) {
      const seesNickname = /^\/(?:account|api)\/house/.test(path) || trays.has(path);
      const words = seesNickname ? PRIVATE.slice(1) : PRIVATE;
      for (const word of words) expect(text.toLowerCase(), path).not.toContain(word);
    }
    expect(answers.length).toBeGreaterThan(100);

    const proposed = answers.filter(([, text]) => text.includes("Sent dumplings")).map(([path]) => path);
    expect(proposed).toEqual(expect.arrayContaining(["/", "/api/tray"]));
    expect(proposed.filter((path) => !trays.has(path))).toEqual([]);

    const isRecipes = (path: string) => /^\/(?:recipes|api\/recipes|foods|api\/foods|eat\/saved)/.test(path);
    const shared = answers.filter(([, text]) => text.includes("Shared goulash")).map(([path]) => path);
    expect(shared).toEqual(expect.arrayContaining(["/api/recipes", recipe, "/foods?q=goulash"]));
    expect(shared.filter((path) => !isRecipes(path))).toEqual([]);

    const isFridge = (path: string) => /^\/(?:pots|api\/pots|\?)/.test(path);
    const named = answers.filter(([, text]) => text.includes("Fridge chili")).map(([path]) => path);
    expect(named).toEqual(expect.arrayContaining(["/pots/canary-pot", "/api/pots"]));
    expect(named.filter((path) => !isFridge(path))).toEqual([]);
    await press(ben, "leave");
    for (const path of [...named, ...shared, "/?eat=1"])
      expect((await ben.copy().get(path)).text, path).not.toMatch(/Fridge chili|Shared goulash/);
  });
});
