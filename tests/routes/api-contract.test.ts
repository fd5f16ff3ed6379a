import {
  addressOf,
  BAD_TEXTS,
  bodyOf,
  type Known,
  mutated,
  type Operation,
  operationsOf,
} from "../support/bad-input";
import { testCaller } from "../support/store";
import { drawnLabel } from "../support/uploads";
import "../support/route-env";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openApi } from "~/features/api/document/open-api.server";
import { collectPuzzle } from "~/features/collection/collect.server";
import { callDone } from "~/features/day/close.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { DEFAULT_GOALS } from "~/features/goals/estimate";
import { store } from "~/platform/boot.server";
import { saveProduct } from "../../app/features/label/confirmation.server";
import { logFood } from "../../app/features/log/log-food.server";
import { call, PASSWORD, type Person, person, SOUP, servedPaths } from "../support/api";

const document = await openApi("http://localhost:3000");
const operations = operationsOf(document);

const RECIPE = new File(
  [JSON.stringify({ "@type": "Recipe", name: "Omelette", recipeYield: 2, recipeIngredient: ["4 eggs"] })],
  "omelette.json",
);
const IMPORTED = new File(
  [
    "Day,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g)\n2026-02-01,Lunch,Rice,1 cup,200,44,0,4",
  ],
  "servings.csv",
);

let ann: Person;
let known: Known;

/** Somebody with food, with a product of a barcode, and with a puzzle collected today, so that every call has something to answer. */
async function somebody() {
  const made = await person();
  const { id } = (await call("POST", "/api/food", { token: made.token, body: SOUP })).data;
  const date = new Date().toISOString().slice(0, 10);
  const amounts = { carbs: 1, protein: 1, fats: 1 };
  await testCaller(store, { id: made.id }, Date.now()).change((tx) =>
    collectPuzzle(tx, { puzzleId: "carrot", date, amounts }),
  );
  const [plant, feast] = [
    { puzzle_name: "avocado", date },
    { calories: 2000, carbs: 250, protein: 150, fats: 70 },
  ];
  await call("POST", "/api/plant", { token: made.token, body: plant });
  await call("POST", "/api/food", { token: made.token, body: { name: "Feast", nutrition: feast } });
  const product = { barcode: "04006381333931", name: "Spread", emoji: "🍫", portion: "100 g" };
  await saveProduct(testCaller(store, { id: made.id }, 1), {
    ...product,
    amounts: { calories: 539, carbs: 57, protein: 6, fats: 31 },
  });
  const past = "2026-02-01";
  const earlier = { ...SOUP, date: past, time: "08:00" };
  await call("POST", "/api/food", { token: made.token, body: earlier });
  const file = new FormData();
  file.set("file", IMPORTED);
  const importId = (await call("POST", "/api/imports", { token: made.token, raw: file })).data.id;
  await call("POST", `/api/imports/${importId}/commit`, { token: made.token });
  await call("PUT", `/api/weight/${past}`, { token: made.token, body: { kg: 81.4 } });
  const scale = { name: "Scale", password: PASSWORD };
  const tokenId = (await call("POST", "/api/tokens", { token: made.token, body: scale })).data.id;
  const saved = (await call("POST", "/api/saved", { token: made.token, body: { food_id: id } })).data;
  const soup = { name: "Soup", servings: 4, description: "500 g potatoes", cooked_grams: 900 };
  const recipe = (await call("POST", "/api/recipes", { token: made.token, body: soup })).data;
  const pot = (await call("POST", "/api/pots", { token: made.token, body: { recipe_id: recipe.id } })).data;
  const { house_member } = store.read.t;
  const seat = (user_id: string, n: number) => ({
    ...{ user_id, house_id: made.id, seat: n, member_id: `${made.id} ${n}`, joined_at: 1 },
  });
  const { id: mateId } = await person();
  await store.tx((db) => db.insert(house_member).values([seat(made.id, 1), seat(mateId, 2)]));
  const proposed = await call("POST", "/api/tray", { token: made.token, body: { food: SOUP } });
  return {
    made,
    known: {
      proposalId: proposed.data.id,
      savedId: saved.id,
      recipeId: recipe.id,
      potId: pot.id,
      memberId: `${made.id} 2`,
      puzzleName: "carrot",
      tokenId,
      importId,
      date: past,
      foodId: id,
      shareId: made.id,
      userId: made.id,
      email: made.email,
    },
  };
}

async function drawn({ token }: Person): Promise<string> {
  const { legend, rows } = (await call("GET", "/api/puzzles/carrot", { token })).data.map;
  return (await call("POST", "/api/puzzles/mine", { token, body: { title: "Root", map: { legend, rows } } }))
    .data.puzzle_name;
}

/** What a call to end or shrink a day needs: one that is near its goals, called done or shrunk already. */
async function readyDay(id: string, path: string, method: string) {
  const date = known.date ?? "";
  const by = testCaller(store, { id }, Date.now());
  if (path.endsWith("/shrink")) {
    const { daily_home_data: days } = store.read.t;
    const ofDay = and(eq(days.user_id, id), eq(days.date, date));
    await store.tx((db) => db.update(days).set({ goal_share: 0.5 }).where(ofDay));
  }
  if (!path.endsWith("/done")) return;
  await choosePuzzle(by, "corn", date);
  const entry = { name: "Feast", emoji: "🍲", servings: 1, amounts: { ...DEFAULT_GOALS, fats: 53 } };
  await logFood(by, { entry, key: "near", eaten: { date, time: Date.parse(`${date}T12:00:00Z`) } });
  if (method === "DELETE") await callDone(by, date);
}

beforeAll(async () => {
  ({ made: ann, known } = await somebody());
});

const responseOf = ({ responses }: Operation, status: number) => {
  const schema = responses[status]?.content["application/json"]?.schema;
  if (!schema) throw new Error(`${status} is not in the document`);
  return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
};

describe("the document", () => {
  it("is served as it is made", async () => {
    const served = await call("GET", "/api/openapi.json");
    expect(served.json).toEqual(JSON.parse(JSON.stringify(document)));
    expect(served.json.openapi).toBe("3.1.0");
  });

  it("lists every served path and no other, each under a unique name", () => {
    const documented = Object.keys(document.paths).map((path) => path.replace(/\{(\w+)\}/g, "$$$1"));
    expect(documented.sort()).toEqual(
      servedPaths()
        .filter((path) => !path.endsWith(".json"))
        .sort(),
    );
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });
});

describe.each(operations)("$method $path", ({ method, path, operation }) => {
  const isForm = operation.requestBody?.content["multipart/form-data"] !== undefined;
  const isOpen = operation.security.length === 0 || JSON.stringify(operation.security).includes("{}");

  it.each(isForm ? [true] : [true, false])(
    "answers a valid request as it says (with all: %s)",
    async (all) => {
      let who = ann;
      if (method === "DELETE") ({ made: who, known } = await somebody());
      await readyDay(who.id, path, method);
      let body = bodyOf(operation, all, known);
      if (path === "/api/auth/token" && body) body = { email: who.email, password: PASSWORD };
      if (path.endsWith("/dismiss")) ({ made: who, known } = await somebody());
      const own = "/api/puzzles/{puzzleName}";
      if (path === own && method === "DELETE") known = { ...known, puzzleName: await drawn(who) };
      if (path === "/api/tokens" && body) body = { ...(body as object), password: PASSWORD };
      // Today is complete by then, with its own puzzle.
      if (path === "/api/plant" && !all) body = { puzzle_name: "avocado" };
      const other = path.endsWith("/eat")
        ? { share: undefined, grams: undefined }
        : { description: undefined };
      if (path.startsWith("/api/recipes") && body)
        body = {
          ...(body as object),
          ...(!path.endsWith("/eat") && { name: `Stew ${method} ${all}` }),
          ...(all && other),
        };
      if (path === "/api/pots" && body && all) body = { ...(body as object), recipe_id: undefined };
      const raw = isForm ? new FormData() : undefined;
      if (path === "/api/imports") raw?.set("file", IMPORTED);
      else if (path === "/api/recipes/import") raw?.set("file", RECIPE);
      else raw?.set(path.endsWith("/plate") ? "photos" : "image", await drawnLabel());
      const answer = await call(method, addressOf(path, operation, all, known), {
        token: isOpen ? undefined : who.token,
        body,
        raw,
      });
      if (method === "DELETE") ({ made: ann, known } = await somebody());
      // Its model is set in tests of its own.
      const status = path === "/api/ai/parse/plate" ? 404 : 200;
      expect(answer.status, answer.error ?? "").toBe(status);
      responseOf(operation, status).parse(answer.json);
      if (path === "/api/ai/parse/food")
        expect(answer.data.nutrition).toEqual({ calories: 103, carbs: 15.3, fats: 3, protein: 3 });
    },
    60_000,
  );

  it("says how it refuses", async () => {
    const address = addressOf(path, operation, true, known);
    const sent = isForm ? { raw: new FormData() } : { body: operation.requestBody && [] };
    const none = await call(method, address, sent);
    expect(none.status).toBe(isOpen ? (operation.requestBody ? 400 : 200) : 401);
    if (none.status !== 200) responseOf(operation, none.status).parse(none.json);
    if (operation.requestBody?.required) {
      const bad = await call(method, address, { ...sent, token: ann.token });
      expect(bad.status).toBe(400);
      const text = await call(method, address, {
        raw: "{}",
        headers: { "Content-Type": "text/plain" },
        token: ann.token,
      });
      expect(text.status).toBe(415);
      for (const refused of [bad, text]) responseOf(operation, refused.status).parse(refused.json);
    }
  });
});

describe("whatever is sent", () => {
  const tried = operations.filter(({ path }) => !["/api/auth/token", "/api/user/account"].includes(path));

  it.each(tried)("$method $path answers as it says, and never fails", async ({ method, path, operation }) => {
    const isForm = operation.requestBody?.content["multipart/form-data"] !== undefined;
    const query = fc.dictionary(
      fc.constantFrom("x", ...(operation.parameters ?? []).map(({ name }) => name)),
      fc.oneof(fc.constantFrom(...Object.values(BAD_TEXTS)), fc.string({ unit: "binary", maxLength: 20 })),
      { maxKeys: 3 },
    );
    const id = fc.oneof(fc.constant(undefined), fc.constantFrom(...Object.values(BAD_TEXTS)), fc.string());
    const body =
      operation.requestBody && !isForm ? mutated(bodyOf(operation, true, known)) : fc.constant(undefined);
    await fc.assert(
      fc.asyncProperty(query, id, body, async (query, id, body) => {
        const at = path.replace(
          "{foodId}",
          id ? encodeURIComponent(id.toWellFormed()) || "x" : (known.foodId ?? ""),
        );
        if (path === "/api/tokens" && body) body = { ...(body as object), password: PASSWORD };
        const raw = isForm ? new FormData() : undefined;
        const address = `${at}?${new URLSearchParams(query)}`;
        const answer = await call(method, address, { token: ann.token, body, raw });
        expect(answer.status, `${address} ${JSON.stringify(body)} ${answer.error}`).toBeLessThan(500);
        // An id with a dot or a slash in it leads to another address.
        if (!id) responseOf(operation, answer.status).parse(answer.json);
      }),
      { numRuns: 60 },
    );
  });
});
