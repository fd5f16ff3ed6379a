import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, it } from "vitest";
import { testCaller, testDatabase } from "../support/store";
import { openDrawn } from "../support/uploads";

const BASE = "https://food.example.org";
const NOW = Date.UTC(2026, 8, 23, 22, 30);
const amounts = { carbs: 210.4, protein: 151, fats: 66.2 };
const more = { carbs: 230, protein: 160.5, fats: 70 };

const { store, databaseUrl, dataDir } = await testDatabase();
Object.assign(process.env, {
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  BASE_URL: BASE,
  SESSION_SECRET: "a secret for the tests of the collection routes",
  TZ: "UTC",
});
const { artPath } = await import("../../app/features/puzzles/puzzle");
const { signIn } = await import("~/http/sender.server");
const { collectPuzzle } = await import("~/features/collection/collect.server");
const collections = await import("~/routes/my-collections");
const detail = await import("~/routes/my-collections_.detail.$puzzleName");
const detailCard = await import("~/routes/my-collections_.detail.$puzzleName_.card[.]png");
const share = await import("~/routes/share.$shareId.$puzzleName");
const shareCard = await import("~/routes/share.$shareId.$puzzleName_.card[.]png");
const art = await import("~/routes/art.$file");

type Args = {
  path?: string;
  cookie?: string;
  params?: Record<string, string>;
  form?: Record<string, string>;
};

function args({ path = "/", cookie, params = {}, form }: Args): LoaderFunctionArgs {
  const headers = new Headers(cookie ? { Cookie: cookie } : {});
  const body = form && new URLSearchParams(form);
  const request = new Request(BASE + path, { method: body ? "POST" : "GET", headers, body });
  return { request, params, context: {} };
}

/** What a loader threw, as a Response. */
async function thrown(promise: Promise<unknown>): Promise<Response> {
  return promise.then(
    () => expect.fail("it should have thrown"),
    (response) => {
      expect(response).toBeInstanceOf(Response);
      return response;
    },
  );
}

async function newUser(id: string) {
  await store.tx(async (db) => {
    await db.insert(db.t.users).values({
      id,
      email: `${id}@example.org`,
      password_hash: "-",
      share_id: `link-of-${id}`,
      time_zone: "Europe/Paris",
      created_at: NOW,
    });
    await db.insert(db.t.user_info).values({ user_id: id, nickname: "Ada & Bob", updated_at: NOW });
  });
  const headers = await signIn(new Request(BASE), id);
  return headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

const collect = (id: string, puzzleId: string, date = "2026-09-24", grams = amounts) =>
  testCaller(store, { id }, NOW).change((tx) => collectPuzzle(tx, { puzzleId, date, amounts: grams }));

let ada = "";
let bob = "";

beforeAll(async () => {
  ada = await newUser("ada");
  bob = await newUser("bob");
  await collect("ada", "carrot");
  await collect("ada", "carrot", "2026-09-25", more);
  await collect("ada", "salmon");
  await collect("ada", "sushi_rice");
});

describe("a visitor", () => {
  it.each([
    ["the collections", collections.loader, {}],
    ["a card", detail.loader, { puzzleName: "carrot" }],
    ["a card's image", detailCard.loader, { puzzleName: "carrot" }],
  ])("who asks for %s is sent to log in", async (_, loader, params) => {
    const response = await thrown(loader(args({ path: "/my-collections", params })));
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/log-in?redirectTo=%2Fmy-collections");
  });

  it("can't acknowledge anything", async () => {
    const form = { puzzle_name: "salmon_nigiri_boy" };
    expect((await thrown(collections.action(args({ form })))).status).toBe(302);
  });
});

describe("/my-collections", () => {
  it("holds the viewer's own puzzles with their counts", async () => {
    const { open, tiles, pictures } = (await collections.loader(args({ cookie: ada }))).data;
    expect(open).toMatchObject({
      category: { id: "magic_garden" },
      slots: [{ puzzle: { id: "carrot" }, count: 2 }, {}, {}, {}, {}, {}],
    });
    expect(tiles).toMatchObject([
      ...tiles.slice(1).map(() => ({ collected: 0 })),
      { category: { id: "salmon_nigiri_boy" }, special: { count: 1, unlocked: true } },
    ]);
    expect(pictures).toEqual({ collected: 4, all: 43 });
    const { data } = await collections.loader(args({ cookie: bob }));
    expect(data.unlocked).toBeUndefined();
    const every = [data.open, ...data.tiles].flatMap(({ slots }) => slots);
    expect(every.every(({ count }) => count === 0)).toBe(true);
  });

  it("congratulates until this user presses Done", async () => {
    const form = { puzzle_name: "salmon_nigiri_boy" };
    await collections.action(args({ cookie: bob, form }));
    expect((await collections.loader(args({ cookie: ada }))).data).toMatchObject({
      unlocked: {
        puzzle: { id: "salmon_nigiri_boy" },
        nutrition: null,
        date: "Thursday, September 24, 2026",
      },
    });
    const done = await collections.action(args({ cookie: ada, form }));
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/my-collections"]);
    expect((await collections.loader(args({ cookie: ada }))).data.unlocked).toBeUndefined();
  });

  it("refuses a form that names nothing", async () => {
    const response = await thrown(collections.action(args({ cookie: ada, form: { other: "x" } })));
    expect(response.status).toBe(400);
  });
});

describe("/my-collections/detail/{puzzleName}", () => {
  const ask = (puzzleName: string, query = "", cookie = ada) =>
    detail.loader(args({ path: `/my-collections/detail/x${query}`, cookie, params: { puzzleName } }));

  it.each(["carrot", "CARROT"])(
    "%s shows the day of the first completion in the viewer's time zone",
    async (name) => {
      expect(await ask(name)).toEqual({
        card: {
          puzzle: expect.objectContaining({ id: "carrot" }),
          collection: "Magic Garden",
          nutrition: amounts,
          date: "Thursday, September 24, 2026",
        },
        on: null,
        days: [
          { date: "2026-09-24", text: "Thu, Sep 24, 2026", shown: true },
          { date: "2026-09-25", text: "Fri, Sep 25, 2026", shown: false },
        ],
        save: false,
        plain: false,
        share: null,
      });
    },
  );

  it("shows a day of its own with that day's grams", async () => {
    const { card, days, on } = await ask("carrot", "?on=2026-09-25");
    expect([card.date, card.nutrition, on]).toEqual(["Friday, September 25, 2026", more, "2026-09-25"]);
    expect(days.map(({ shown }) => shown)).toEqual([false, true]);
    const other = await ask("carrot", "?on=2026-09-24");
    expect([other.card.date, other.card.nutrition]).toEqual(["Thursday, September 24, 2026", amounts]);
    for (const day of ["2026-09-26", "x", ""])
      expect((await thrown(ask("carrot", `?on=${day}`))).status, day).toBe(404);
  });

  it("has a dialog to save and one to share", async () => {
    expect(await ask("sushi rice", "?save=1")).toMatchObject({ save: true, share: null });
    expect(await ask("sushi rice", "?share=1")).toMatchObject({
      save: false,
      share: {
        link: `${BASE}/share/link-of-ada/sushi_rice?nickname=Ada%20%26%20Bob`,
        preview: "/share/link-of-ada/sushi_rice/card.png",
      },
    });
  });

  it.each(["corn", "turnip", "__proto__", "", "../carrot"])("is missing for %j", async (name) => {
    const response = await thrown(ask(name));
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("Puzzle not found in collection");
  });

  it("is missing for another user's puzzle", async () => {
    expect((await thrown(ask("carrot", "", bob))).status).toBe(404);
  });

  it("draws its image for its owner only", async () => {
    const response = await detailCard.loader(args({ cookie: ada, params: { puzzleName: "carrot" } }));
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    const image = await openDrawn(await response.arrayBuffer()).metadata();
    expect(image).toMatchObject({ format: "png", width: 1080, height: 1350, hasAlpha: true });
    const absent = { path: "/x?on=2026-09-26", cookie: ada, params: { puzzleName: "carrot" } };
    expect((await thrown(detailCard.loader(args(absent)))).status).toBe(404);
    const other = detailCard.loader(args({ cookie: bob, params: { puzzleName: "carrot" } }));
    expect((await thrown(other)).status).toBe(404);
  });
});

describe("/share/{shareId}/{puzzleName}", () => {
  const ask = (shareId: string, puzzleName: string, query = "", cookie?: string) =>
    share.loader(args({ path: `/share/x/y${query}`, cookie, params: { shareId, puzzleName } }));

  it("holds the card and nothing else, the same for everybody", async () => {
    const shown = await ask("link-of-ada", "Carrot", "?nickname=Ada%20%3Cb%3E");
    expect(shown).toEqual({
      shareId: "link-of-ada",
      card: {
        puzzle: expect.objectContaining({ id: "carrot" }),
        collection: "Magic Garden",
        nutrition: amounts,
        date: "Thursday, September 24, 2026",
      },
      nickname: "Ada <b>",
      baseUrl: BASE,
    });
    for (const cookie of [ada, bob])
      expect(await ask("link-of-ada", "Carrot", "?nickname=Ada%20%3Cb%3E", cookie)).toEqual(shown);
    expect((await ask("link-of-ada", "carrot")).nickname).toBe("Someone");
  });

  it("gives previews an absolute image with its size, and search engines nothing", async () => {
    const data = await ask("link-of-ada", "carrot", "?nickname=Ada");
    const tags = share.meta({ data } as Parameters<typeof share.meta>[0]);
    const image = `${BASE}/share/link-of-ada/carrot/card.png`;
    expect(tags).toEqual(
      expect.arrayContaining([
        { title: "Ada collected a nutrition puzzle!" },
        { name: "robots", content: "noindex" },
        { property: "og:image", content: image },
        { property: "og:image:width", content: "1200" },
        { property: "og:image:height", content: "630" },
        { property: "og:url", content: `${BASE}/share/link-of-ada/carrot?nickname=Ada` },
        { name: "twitter:image", content: image },
      ]),
    );
    expect(JSON.stringify(tags)).not.toMatch(/210\.4|151|66\.2|@/);
    expect(share.headers({} as Parameters<typeof share.headers>[0])).toEqual({
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    });
  });

  it.each([
    ["ada", "carrot"],
    ["link-of-bob", "carrot"],
    ["link-of-ada", "corn"],
    ["link-of-ada", "turnip"],
    ["nobody", "carrot"],
  ])("answers the same to %s/%s", async (shareId, puzzleName) => {
    const params = { shareId, puzzleName };
    const page = await thrown(share.loader(args({ params })));
    expect([page.status, await page.text()]).toEqual([404, "This puzzle collection is not available"]);
    const card = await thrown(shareCard.loader(args({ params })));
    expect([card.status, await card.text()]).toEqual([404, "Not Found"]);
  });

  it("draws the preview, which a cache has to ask for again", async () => {
    const response = await shareCard.loader(
      args({ params: { shareId: "link-of-ada", puzzleName: "carrot" } }),
    );
    expect(response.headers.get("Cache-Control")).toBe("public, no-cache");
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(response.headers.get("ETag")).toMatch(/^"[\w-]{22}"$/);
    const image = await openDrawn(await response.arrayBuffer()).metadata();
    expect(image).toMatchObject({ format: "png", width: 1200, height: 630 });
  });
});

describe("/art/{puzzle}.png", () => {
  it("is public", async () => {
    const response = await art.loader(args({ params: { file: "sushi_rice.png" } }));
    expect(response.headers.get("Cache-Control")).toMatch(/^public/);
    expect(await openDrawn(await response.arrayBuffer()).metadata()).toMatchObject({
      width: 240,
      height: 240,
    });
  });

  it.each([
    ["this release's address", artPath("corn"), "public, max-age=31536000, immutable"],
    ["another release's", "/art/corn.png?v=00000000", "public, no-cache"],
    ["none in particular", "/art/corn.png", "public, max-age=86400"],
  ])("under %s is cached only as long as it is valid", async (_, path, policy) => {
    const response = await art.loader(args({ path, params: { file: "corn.png" } }));
    expect(response.headers.get("Cache-Control")).toBe(policy);
  });

  it.each(["turnip.png", "carrot", "carrot.jpg", "CARROT.PNG", ".png", "..%2fcarrot.png", "__proto__.png"])(
    "has no %s",
    async (file) => {
      expect((await thrown(art.loader(args({ params: { file } })))).status).toBe(404);
    },
  );
});
