import { openDrawn } from "../../support/uploads";
import "../../support/route-env";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SIDE } from "~/features/album/link-picture";
import { exportDownload } from "~/features/export/export.server";
import { apple } from "~/features/puzzles/maps/apple";
import { store } from "~/platform/boot.server";
import { loader } from "~/routes/today.$file";
import { importsSettled } from "../../../app/features/imports/run/run.server";
import { call, type Person, person } from "../../support/api";
import { testCaller } from "../../support/store";

const COMPLETE = { name: "Feast", nutrition: { calories: 2000, carbs: 1000, protein: 1000, fats: 1000 } };

let ann: Person;
beforeEach(async () => {
  vi.useRealTimers();
  ann = await person();
});
const send = (method: string, path: string, body?: unknown, by = ann) =>
  call(method, path, { token: by.token, body });
const linkOf = async (by = ann) =>
  new URL((await send("PUT", "/api/today/link", undefined, by)).data.png).pathname;

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://localhost:3000${path}`, { headers });
  const file = new URL(request.url).pathname.slice("/today/".length);
  try {
    return await loader({ request, params: { file }, context: {} });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const pixelsOf = async (response: Response) =>
  openDrawn(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

const plantCarrot = () => send("POST", "/api/plant", { puzzle_name: "carrot", date: today() });
const today = () => new Date().toISOString().slice(0, 10);

describe("the address of today's picture", () => {
  it("is off until it is made, ends at once, and a new one ends the former", async () => {
    expect((await send("GET", "/api/today/link")).data).toEqual({ png: null, svg: null });
    const first = await linkOf();
    expect((await get(first)).status).toBe(200);
    const second = await linkOf();
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200]);
    await send("DELETE", "/api/today/link");
    expect((await get(second)).status).toBe(404);
    expect((await send("GET", "/api/today/link")).data.png).toBeNull();
  });

  it("belongs to one person", async () => {
    const ben = await person();
    const [hers, his] = [await linkOf(), await linkOf(ben)];
    await send("DELETE", "/api/today/link", undefined, ben);
    expect([(await get(hers)).status, (await get(his)).status]).toEqual([200, 404]);
  });

  it("ends with the account", async () => {
    const link = await linkOf();
    await send("DELETE", "/api/user/account");
    expect((await get(link)).status).toBe(404);
  });

  it.each([
    "",
    "x.png",
    `${"0".repeat(32)}.png`,
    `${"A".repeat(32)}.png`,
    `${"0".repeat(65_536)}.png`,
    "null.png",
  ])("is missing as %s", async (file) => expect((await get(`/today/${file}`)).status).toBe(404));
});

describe("today's picture", () => {
  it("has the size that is named, down to a step of 40, of whole cells", async () => {
    const link = await linkOf();
    for (const [wanted, size] of [
      [240, 240],
      [519, 480],
      [1600, 1600],
    ] as const) {
      const { data, info } = await pixelsOf(await get(`${link}?size=${wanted}`));
      expect([info.width, info.height]).toEqual([size, size]);
      const cell = Math.floor(size / SIDE);
      const edge = Math.floor((size - cell * SIDE) / 2);
      const row = (edge + 15 * cell) * size;
      const changes = Array.from({ length: size - 1 }, (_, x) => x + 1).filter(
        (x) => data.readUIntBE((row + x) * 3, 3) !== data.readUIntBE((row + x - 1) * 3, 3),
      );
      expect(changes.length).toBeGreaterThan(3);
      expect(changes.every((x) => (x - edge) % cell === 0)).toBe(true);
    }
    expect((await pixelsOf(await get(link))).info.width).toBe(480);
  });

  it.each(["size=239", "size=1601", "size=240.5", "size=1e99", "size=", "size=-1", "theme=blue", "theme="])(
    "is refused with a sentence for ?%s",
    async (query) => {
      const answer = await get(`${await linkOf()}?${query}`);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("240 to 1600")]);
    },
  );

  it("changes with every food, and costs nothing while it stays", async () => {
    const link = await linkOf();
    const seed = await get(link);
    const tag = seed.headers.get("ETag") ?? "";
    expect(seed.headers.get("Cache-Control")).toBe("public, max-age=60");
    expect((await get(link, { "If-None-Match": tag })).status).toBe(304);
    await plantCarrot();
    const empty = await get(link, { "If-None-Match": tag });
    expect(empty.status).toBe(200);
    await send("POST", "/api/food", COMPLETE);
    const full = await get(link, { "If-None-Match": empty.headers.get("ETag") ?? "" });
    expect(full.status).toBe(200);
    expect((await pixelsOf(full)).data.equals((await pixelsOf(empty)).data)).toBe(false);
    expect((await get(`${link}?theme=dark`)).headers.get("ETag")).not.toBe(full.headers.get("ETag"));
  });

  it("starts anew with the day", async () => {
    const link = await linkOf();
    const seed = (await get(link)).headers.get("ETag");
    await plantCarrot();
    expect((await get(link)).headers.get("ETag")).not.toBe(seed);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    expect((await get(link)).headers.get("ETag")).toBe(seed);
  });

  it("is black and white on paper, where a filled picture is darker than an empty one", async () => {
    const link = await linkOf();
    await plantCarrot();
    const darkness = async () => {
      const { data } = await pixelsOf(await get(`${link}?theme=paper`));
      expect(new Set(data)).toEqual(new Set([0, 255]));
      return data.filter((byte) => byte === 0).length;
    };
    const before = await darkness();
    await send("POST", "/api/food", COMPLETE);
    expect(await darkness()).toBeGreaterThan(before * 1.5);
  });

  it("is one's own, also where another imported a puzzle with its id and other colours", async () => {
    const made = (await send("POST", "/api/puzzles/mine", { title: "Kite", map: apple })).data;
    await send("POST", "/api/plant", { puzzle_name: made.puzzle_name, date: today() });
    await send("POST", "/api/food", COMPLETE);
    const failed = (error: unknown) => {
      throw error;
    };
    const exported = exportDownload(testCaller(store, { id: ann.id }, Date.now()), "json", failed);
    const own = Object.values(apple.legend).map(({ color }) => color);
    const file = own.reduce(
      (all, color, i) => all.replaceAll(color, `#ff00${i.toString(16).padStart(2, "0")}`),
      await text(exported.body),
    );
    const raw = new FormData();
    raw.set("file", new File([file], "pixelplate.json", { type: "application/json" }));
    const ben = await person();
    const { id } = (await call("POST", "/api/imports", { token: ben.token, raw })).data;
    await send("POST", `/api/imports/${id}/commit`, undefined, ben);
    await importsSettled();
    const [hers, his] = [await linkOf(), await linkOf(ben)];
    const reds = async (link: string) => {
      const { data } = await pixelsOf(await get(`${link}?size=480`));
      return Array.from({ length: data.length / 3 }, (_, i) => data.readUInt16BE(i * 3)).filter(
        (first) => first === 0xff00,
      ).length;
    };
    expect(await reds(his)).toBeGreaterThan(1000);
    expect(await reds(hers)).toBe(0);
    const [her, him] = [await get(hers), await get(his)].map(({ headers }) => headers.get("ETag"));
    expect(her).not.toBe(him);
  });

  it("is drawn for others while one link wants every size at once, and twenty times the same one is drawn once", async () => {
    const ben = await person();
    const [greedy, his] = [await linkOf(), await linkOf(ben)];
    const sizes = Array.from({ length: 35 }, (_, i) => 240 + 40 * i);
    const greedily = sizes.map((size) => get(`${greedy}?size=${size}&theme=paper`));
    const twenty = Array.from({ length: 20 }, () => get(`${his}?size=1560&theme=dark`));
    expect((await Promise.all(twenty)).map(({ status }) => status)).toEqual(twenty.map(() => 200));
    await Promise.all(greedily);
    expect((await get(`${greedy}?size=1600&theme=paper`)).status).toBe(200);
  });

  it("is drawn as SVG too, without a word in it", async () => {
    const link = (await linkOf()).replace(".png", ".svg");
    await plantCarrot();
    for (const theme of ["light", "dark", "paper"]) {
      const answer = await get(`${link}?theme=${theme}&size=480`);
      expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
      const svg = await answer.text();
      expect(svg).toMatch(/^<svg [^>]+ width="480" height="480"/);
      expect(svg).not.toMatch(/<text|<title|carrot|ann/i);
      const png = await openDrawn(Buffer.from(svg)).metadata();
      expect([png.width, png.height]).toEqual([480, 480]);
    }
  });
});

describe("today for a sensor", () => {
  it("is fractions, blocks and a line", async () => {
    expect((await send("GET", "/api/today")).data).toMatchObject({
      puzzle_name: null,
      progress: 0,
      complete: false,
    });
    await plantCarrot();
    await send("POST", "/api/food", {
      name: "Rice",
      nutrition: { calories: 300, carbs: 60, protein: 0, fats: 0 },
    });
    const { data } = await send("GET", "/api/today");
    expect(data).toMatchObject({ date: today(), puzzle_name: "Carrot", complete: false });
    expect(data.fractions.carbs).toBeCloseTo(data.filled.carbs / data.blocks.carbs);
    expect(data.fractions).toMatchObject({ protein: 0, fats: 0 });
    expect(data.stage_text).not.toBe("");
    await send("POST", "/api/food", COMPLETE);
    expect((await send("GET", "/api/today")).data).toMatchObject({ complete: true, progress: 1 });
  });
});
