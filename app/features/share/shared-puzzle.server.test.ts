import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { collectPuzzle } from "~/features/collection/collect.server";
import { drawnPng } from "~/platform/picture/draw.server";
import { TooBusy } from "~/platform/semaphore";
import { testCaller, testStore } from "../../../tests/support/store";
import { pngAnswer } from "./card-png.server";
import { sharedPuzzle } from "./shared-puzzle.server";

const store = await testStore();
const NOW = Date.UTC(2026, 2, 5, 18);
const amounts = { carbs: 200, protein: 150, fats: 65 };

await store.tx(async (db) => {
  const user = (id: string, share_id: string, time_zone: string | null) => ({
    id,
    email: `${id}@example.org`,
    password_hash: "-",
    share_id,
    time_zone,
    created_at: NOW,
  });
  await db.insert(db.t.users).values([user("ada", "link-a", "Asia/Tokyo"), user("bob", "link-b", null)]);
});
await testCaller(store, { id: "ada" }, NOW).change((tx) =>
  collectPuzzle(tx, { puzzleId: "sushi_rice", date: "2026-03-05", amounts }),
);

it.each(["sushi_rice", "SUSHI_RICE", "Sushi Rice"])("finds %s by its owner's share id", async (name) => {
  expect(await sharedPuzzle(store.read, "link-a", name)).toMatchObject({
    puzzleId: "sushi_rice",
    nutrition: amounts,
    firstCompletedAt: NOW,
    timeZone: "Asia/Tokyo",
  });
});

it.each([
  ["ada", "sushi_rice"],
  ["link-b", "sushi_rice"],
  ["link-a", "salmon"],
  ["link-a", "turnip"],
  ["link-a", ""],
  ["", "sushi_rice"],
  ["nobody", "sushi_rice"],
])("does not share %j's %j", async (shareId, name) => {
  expect(await sharedPuzzle(store.read, shareId, name)).toBeUndefined();
});

it("ends when the owner leaves", async () => {
  await store.tx(async (db) => {
    await db.delete(db.t.users);
  });
  expect(await sharedPuzzle(store.read, "link-a", "sushi_rice")).toBeUndefined();
});

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

it("draws in a process of its own, which opens drawings and nothing else", async () => {
  const drawn = await drawnPng({ svg: DRAWING, png: { palette: true } });
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "png", width: 9, height: 9 });
  const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: "#c96" } });
  const uploads = await Promise.all([plain.clone().jpeg().toBuffer(), plain.clone().png().toBuffer()]);
  for (const upload of uploads)
    await expect(drawnPng({ svg: upload as unknown as string, png: {} })).rejects.toThrow(
      "unsupported image format",
    );
});

it("answers 503 while too many pictures wait", async () => {
  const busy = await pngAnswer(ask(), Promise.reject(new TooBusy()), "public, no-cache");
  expect([busy.status, busy.headers.get("Retry-After")]).toEqual([503, "2"]);
});

const png = Buffer.from("a picture");
const ask = (etag?: string) =>
  new Request("https://food.example.org/art/carrot.png", { headers: etag ? { "If-None-Match": etag } : {} });
const answer = (etag?: string, picture = png) =>
  pngAnswer(ask(etag), Promise.resolve(picture), "public, no-cache");

describe("pngAnswer", () => {
  it("gives the picture with a tag of its bytes", async () => {
    const response = await answer();
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(response.headers.get("Cache-Control")).toBe("public, no-cache");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
    expect(response.headers.get("ETag")).not.toBe(
      (await answer(undefined, Buffer.from("b"))).headers.get("ETag"),
    );
  });

  it.each(["%s", "W/%s", '"other", %s'])("says 304 to If-None-Match: %s", async (form) => {
    const etag = (await answer()).headers.get("ETag") ?? "";
    const response = await answer(form.replace("%s", etag));
    expect(response.status).toBe(304);
    expect(response.headers.get("ETag")).toBe(etag);
    expect(await response.text()).toBe("");
  });

  it("sends the picture again when it has changed", async () => {
    const old = (await answer(undefined, Buffer.from("old"))).headers.get("ETag") ?? "";
    expect((await answer(old)).status).toBe(200);
  });
});
