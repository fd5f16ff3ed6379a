import { markupOf, RouteBrowser, withParams } from "../../support/routes";
import "../../support/route-env";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { apple } from "~/features/puzzles/maps/apple";
import { PuzzleChoice } from "~/features/puzzles/puzzle-choice";
import { store } from "~/platform/boot.server";

const signUp = await import("~/routes/_front.sign-up");
const mine = await import("~/routes/puzzles.mine");
const enterValue = await import("~/routes/_front.eat.enter-value");
const home = await import("~/routes/_front");
const collections = await import("~/routes/my-collections");
const detail = await import("~/routes/my-collections_.detail.$puzzleName");
const card = await import("~/routes/my-collections_.detail.$puzzleName_.card[.]png");
const share = await import("~/routes/share.$shareId.$puzzleName");
const art = await import("~/routes/art.$file");
const category = await import("~/routes/_front.puzzles_.$categoryId");
const plant = await import("~/routes/plant");
const { takeToast } = await import("../../../app/http/form.server");
const { loadPacks, readPack } = await import("~/features/puzzles/packs.server");

const HERE = "/puzzles/mine";
const FEAST = {
  name: "Feast",
  emoji: "🍲",
  calories: "3480",
  key: "feast",
  carbs: "400",
  protein: "200",
  fats: "120",
};
let people = 0;
let ann: RouteBrowser;
let email: string;

async function person() {
  const browser = new RouteBrowser();
  browser.cookies.set("pp_zone", "UTC");
  email = `maker-${people++}@example.org`;
  await browser.post(signUp, "/sign-up", { email, password: "carrots & peas" });
  return browser;
}
beforeEach(async () => {
  ann = await person();
});

const post = (form: Record<string, string>, browser = ann) => browser.post(mine, HERE, form);
const list = async (browser = ann) => (await browser.get(mine, HERE)).data.puzzles;
const toast = async () => (await takeToast(ann.request())).toast?.text;
const save = async (name = "Kite", map: object = apple) => {
  await post({ intent: "save", name, map: JSON.stringify(map) });
  return (await list()).at(-1).id as string;
};
const upload = async (bytes: Buffer, name = "Ball") => {
  const form = new FormData();
  form.set("intent", "upload");
  form.set("name", name);
  form.set("file", new File([new Uint8Array(bytes)], "ball.png"));
  return ann.post(mine, HERE, form);
};
const collected = async (browser = ann) => {
  const { open, tiles } = (await browser.get(collections, "/my-collections")).data;
  return [open, ...tiles].find(({ category }: { category: { id: string } }) => category.id === "own");
};
const ball = (side: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${side}" height="${side}"><rect width="24" height="24" fill="#fff"/><circle cx="12" cy="12" r="9" fill="#d22"/><path d="M3 12h18" stroke="#113" stroke-width="2"/></svg>`,
    ),
  );

describe("a puzzle of one's own", () => {
  it("is chosen, fills, is collected, and its card stays whole after it is deleted", async () => {
    const id = await save();
    expect((await post({ intent: "choose", puzzle: id })).location).toBe("/");
    expect((await ann.get(home, "/")).data.home.puzzle).toMatchObject({ id, name: "Kite", progress: 0 });
    await ann.post(enterValue, "/eat/enter-value", FEAST);
    expect(await collected()).toMatchObject({
      collected: 1,
      slots: [{ puzzle: { id, name: "Kite" }, count: 1 }],
    });

    await post({ intent: "delete", puzzle: id });
    expect(await toast()).toBe("Puzzle deleted");
    expect(await list()).toEqual([]);
    expect(await collected()).toMatchObject({ collected: 1, slots: [{ puzzle: { id } }] });
    const named = (route: object) => withParams(route, { puzzleName: id });
    expect((await ann.get(named(detail), `/my-collections/detail/${id}`)).data.card.puzzle.map).toEqual(
      apple,
    );
    expect((await ann.get(named(card), `/my-collections/detail/${id}/card.png`)).status).toBe(200);
    const { users } = store.read.t;
    const [owner] = await store.read
      .select({ shareId: users.share_id })
      .from(users)
      .where(eq(users.email, email));
    const shared = withParams(share, { shareId: String(owner?.shareId), puzzleName: id });
    const stranger = new RouteBrowser();
    expect((await stranger.get(shared, `/share/${owner?.shareId}/${id}`)).data.card.puzzle.name).toBe("Kite");
    expect((await post({ intent: "choose", puzzle: id })).status).toBe(400);
  });

  it("belongs to its maker: nobody else sees, chooses, changes or deletes it", async () => {
    const id = await save();
    const bob = await person();
    const file = withParams(art, { file: `${id}.png` });
    expect((await ann.get(file, `/art/${id}.png`)).headers.get("Cache-Control")).toBe("private, no-cache");
    expect((await bob.get(file, `/art/${id}.png`)).status).toBe(404);
    expect((await new RouteBrowser().get(file, `/art/${id}.png`)).status).toBe(404);
    expect(await list(bob)).toEqual([]);
    expect((await bob.get(mine, `${HERE}?puzzle=${id}`)).location).toBe(HERE);
    expect((await post({ intent: "choose", puzzle: id }, bob)).status).toBe(400);
    expect((await post({ intent: "rename", puzzle: id, name: "Mine" }, bob)).status).toBe(404);
    expect((await post({ intent: "delete", puzzle: id }, bob)).status).toBe(404);
    expect(await list()).toMatchObject([{ id, name: "Kite" }]);
  });

  it("stays on its days as it was when it changes later", async () => {
    const id = await save();
    await post({ intent: "choose", puzzle: id });
    await post({ intent: "rename", puzzle: id, name: "Dragon" });
    const [changed] = await list();
    expect(changed).toMatchObject({ name: "Dragon", chosen: false });
    expect(changed.id).not.toBe(id);
    expect((await ann.get(home, "/")).data.home.puzzle).toMatchObject({ id, name: "Kite" });
  });

  it("may be a draft, which no day can have", async () => {
    const rows = ["kkkkkkk".padEnd(24, "."), ...Array(23).fill(".".repeat(24))];
    const id = await save("Draft", { ...apple, rows });
    expect(await list()).toMatchObject([{ problem: "has 7 of at least 60 blocks" }]);
    expect((await post({ intent: "choose", puzzle: id })).status).toBe(400);
    await ann.post(plant, "/plant", { puzzle_id: id, date: new Date().toISOString().slice(0, 10) });
    expect((await ann.get(home, "/")).data.home.puzzle).toBeNull();
  });

  it.each([
    ["no JSON", "{"],
    ["too few rows", JSON.stringify({ ...apple, rows: apple.rows.slice(1) })],
    [
      "a colour that is markup",
      JSON.stringify({ ...apple, legend: { k: { color: '"/><script>', nutrient: "carbs" } } }),
    ],
    [
      "a letter for nobody",
      JSON.stringify({ ...apple, legend: { __proto__: null, toString: apple.legend.k } }),
    ],
  ])("is refused with %s", async (_, map) => {
    const answer = await post({ intent: "save", name: "Kite", map });
    expect(answer.status).toBe(400);
    expect(answer.data.lastResult.error.map).toEqual([
      "This picture can’t be read. Reload the page and try again.",
    ]);
    expect(await list()).toEqual([]);
  });

  it("comes back out as a pack that a server takes", async () => {
    await save("Kite");
    await save("Kite");
    await save("<b>Bold</b>");
    const answer = mine.loader({ request: ann.request(), params: {}, context: {} });
    await answer;
    const cookie = String(ann.request().headers.get("Cookie"));
    const request = new Request(`http://localhost:3000${HERE}?pack=1`, { headers: { Cookie: cookie } });
    const file = (await mine.loader({ request, params: {}, context: {} })) as unknown as Response;
    expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="friend.json"');
    const read = readPack(await file.text());
    expect(read).toMatchObject({
      category: {
        id: "pack_friend",
        puzzles: [{ name: "Kite" }, { name: "Kite no. 2" }, { name: "bBold/b" }],
      },
    });
  });
});

describe("a picture", () => {
  it("becomes three puzzles to choose from, without its background", async () => {
    const answer = await upload(await ball(400).png().toBuffer());
    expect(answer.data.variants.map(({ name }: { name: string }) => name)).toEqual(["Crisp", "Soft", "Bold"]);
    const [{ map }] = answer.data.variants;
    expect(map.rows[0]).toBe(".".repeat(24));
    expect((await post({ intent: "save", name: "Ball", map: JSON.stringify(map) })).location).toBe(HERE);
    expect(await list()).toMatchObject([{ name: "Ball", map }]);
    expect((await list())[0].problem).toBeUndefined();
  });

  it.each([
    [
      "one pixel high",
      () => sharp({ create: { width: 4000, height: 1, channels: 3, background: "#a00" } }).png(),
    ],
    ["grey", () => ball(300).greyscale().png()],
    ["deep", () => ball(60).toColourspace("rgb16").png()],
    ["a JPEG", () => ball(300).jpeg()],
    ["a WebP", () => ball(300).webp()],
  ])("that is %s has its blocks balanced", async (_, picture) => {
    const { data } = await upload(await picture().toBuffer());
    expect(data.variants).toHaveLength(3);
    for (const { map } of data.variants) {
      const of = (nutrient: string) =>
        [...map.rows.join("")].filter((letter) => map.legend[letter]?.nutrient === nutrient).length;
      const counts = ["carbs", "protein", "fats"].map(of);
      const total = counts.reduce((sum, count) => sum + count, 0);
      expect(Math.min(...counts) / total).toBeGreaterThanOrEqual(0.12);
      const colors = Object.values(map.legend as Record<string, { color: string }>).map(({ color }) => color);
      expect(new Set(colors).size).toBeLessThanOrEqual(24);
    }
  });

  it.each([
    ["empty", Buffer.alloc(0), 400, "That file is empty. Choose another one."],
    [
      "no picture",
      Buffer.from("<svg onload='alert(1)'/>"),
      400,
      "We can't read that file. Use a JPEG, PNG or WebP picture.",
    ],
    [
      "damaged",
      Buffer.from("\x89PNG\r\n\x1a\nnothing", "latin1"),
      400,
      "That picture is damaged. Choose another one.",
    ],
    [
      "larger than 4 MB",
      Buffer.alloc(4 * 1024 * 1024 + 1),
      413,
      "That picture is too large. The limit is 4 MB and 50 megapixels (25 for WebP).",
    ],
  ])("that is %s is refused with its name still there", async (_, bytes, status, sentence) => {
    const answer = await upload(bytes, "Cup");
    expect(answer).toMatchObject({
      status,
      data: { lastResult: { error: { file: [sentence] }, initialValue: { name: "Cup" } } },
    });
  });
});

describe("a picture without a name", () => {
  it("is called like its file, and stays", async () => {
    const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#fff" } })
      .composite([{ input: { create: { width: 40, height: 40, channels: 3, background: "#c03" } } }])
      .png()
      .toBuffer();
    const named = async (file: string) => {
      const form = new FormData();
      form.set("intent", "upload");
      form.set("name", "");
      form.set("file", new File([new Uint8Array(bytes)], file));
      const { status, data } = await ann.post(mine, HERE, form);
      return [status, data.name];
    };
    expect(await named("my_red-kite.final.PNG")).toEqual([200, "my red kite.final"]);
    expect(await named(".png")).toEqual([200, "Picture"]);
    expect(await named(`${"k".repeat(80)}.png`)).toEqual([200, "k".repeat(40)]);
  });
});

describe("a pack of one puzzle", () => {
  it("shows six copies, and choosing one chooses the puzzle", async () => {
    const folder = mkdtempSync(join(tmpdir(), "packs-"));
    mkdirSync(join(folder, "packs"));
    const moon = { id: "moon", name: "Moon", map: apple };
    const pack = {
      format: "pixelplate-pack",
      version: 1,
      id: "night",
      title: "Night",
      description: "Dark.",
      puzzles: [moon],
    };
    writeFileSync(join(folder, "packs", "night.json"), JSON.stringify(pack));
    expect(await loadPacks(folder)).toEqual([]);

    const shelf = withParams(category, { categoryId: "pack_night" });
    const { data } = await ann.get(shelf, "/puzzles/pack_night");
    const html = markupOf(createElement(PuzzleChoice, data));
    const ids = [...html.matchAll(/name="puzzle_id"[^>]* value="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6].map((copy) => `pack_night_moon-${copy}`));
    expect((await ann.post(shelf, "/puzzles/pack_night", { puzzle_id: "pack_night_moon-4" })).status).toBe(
      303,
    );
    expect((await ann.get(shelf, "/puzzles/pack_night")).data.current).toBe("pack_night_moon");
    await loadPacks(mkdtempSync(join(tmpdir(), "packs-")));
  });
});
