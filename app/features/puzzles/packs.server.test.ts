import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { apple } from "~/features/puzzles/maps/apple";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";
import { loadPacks, packs, readPack } from "./packs.server";
import { puzzleOf, puzzleToChoose, recordChosen, storedCategories } from "./stored.server";

const moon = { id: "moon", name: "Moon", map: apple };
const pack = {
  format: "pixelplate-pack",
  version: 1,
  id: "night",
  title: "Night Sky",
  description: "What shines after dark.",
  puzzles: [moon],
};
const withPuzzle = (change: object) => ({ ...pack, puzzles: [{ ...moon, ...change }] });
const withMap = (change: object) => withPuzzle({ map: { ...apple, ...change } });

function folderWith(files: Record<string, unknown>) {
  const dataDir = mkdtempSync(join(tmpdir(), "packs-"));
  mkdirSync(join(dataDir, "packs"));
  for (const [name, content] of Object.entries(files))
    writeFileSync(
      join(dataDir, "packs", name),
      typeof content === "string" ? content : JSON.stringify(content),
    );
  return dataDir;
}

it("without a folder there are none", async () => {
  expect(await loadPacks(mkdtempSync(join(tmpdir(), "packs-")))).toEqual([]);
  expect(packs()).toEqual([]);
});

it("each hostile pack is refused by name with a sentence, and the others are there", async () => {
  const hostile: Record<string, [content: unknown, problem: string]> = {
    "a-json.json": ["{", "It is no JSON."],
    "b-list.json": [[], "It must be an object with format, version, id, title and puzzles."],
    "c-format.json": [{ ...pack, format: "zip" }, 'format must be "pixelplate-pack".'],
    "d-version.json": [{ ...pack, version: 2 }, "version must be 1."],
    "e-unknown.json": [{ ...pack, run: "rm" }, "run is unknown."],
    "f-id.json": [{ ...pack, id: "../etc" }, "id may hold lower-case letters and digits only."],
    "g-title.json": [{ ...pack, title: "magic_garden" }, "title is the title of built-in puzzles."],
    "h-markup.json": [withPuzzle({ name: "<img src=x>" }), "puzzles.0.name can't contain < or >."],
    "i-lines.json": [withPuzzle({ name: "Moon\u202eSun" }), "puzzles.0.name must be one line of plain text."],
    "j-long.json": [withPuzzle({ name: "M".repeat(41) }), "puzzles.0.name can't be longer than 40 letters."],
    "k-texts.json": [withPuzzle({ progress_texts: ["one"] }), "puzzles.0.progress_texts must be five texts."],
    "l-twice.json": [
      { ...pack, puzzles: [moon, { ...moon, name: "Sun" }] },
      "puzzles.1.id is “moon” once more.",
    ],
    "m-names.json": [
      { ...pack, puzzles: [moon, { ...moon, id: "sun" }] },
      "puzzles.1.name is “Moon” once more.",
    ],
    "n-rows.json": [withMap({ rows: apple.rows.slice(1) }), "puzzles.0.map.rows must have 24 rows."],
    "o-row.json": [
      withMap({ rows: [...apple.rows.slice(1), "."] }),
      "puzzles.0.map.rows.23 must have 24 letters.",
    ],
    "p-letter.json": [
      withMap({ rows: ["Z".repeat(24), ...apple.rows.slice(1)] }),
      "puzzles.0.map uses “Z”, which is not in its legend.",
    ],
    "q-few.json": [
      withMap({ rows: ["k".repeat(18).padEnd(24, "."), ...Array(23).fill(".".repeat(24))] }),
      "puzzles.0.map has 18 of at least 60 blocks.",
    ],
    "r-color.json": [
      withMap({ legend: { ...apple.legend, k: { color: 'red"/>', nutrient: "carbs" } } }),
      "puzzles.0.map.legend.k.color must be a color like #d22f3d, in lower case.",
    ],
    "s-nutrient.json": [
      withMap({ rows: apple.rows.map((row) => row.replace(/[lgfed]/g, "o")) }),
      "puzzles.0.map needs a block of fats.",
    ],
    "t-keys.json": [
      JSON.stringify(pack).replace(
        '"legend":{',
        '"legend":{"constructor":{"color":"#000000","nutrient":"carbs"},',
      ),
      "puzzles.0.map.legend.constructor must be one letter, digit or sign.",
    ],
    "u-huge.json": [`"${"x".repeat(1024 * 1024)}"`, "It is larger than 1 MB."],
    "v-empty.json": [{ ...pack, puzzles: [] }, "puzzles must hold at least one puzzle."],
    "y-good.json": [pack, ""],
    "z-again.json": [{ ...pack, title: "Night Again" }, "Another pack has the same id."],
  };
  const dataDir = folderWith(
    Object.fromEntries(Object.entries(hostile).map(([name, [content]]) => [name, content])),
  );
  symlinkSync("/etc/passwd", join(dataDir, "packs", "w-link.json"));
  mkdirSync(join(dataDir, "packs", "x-folder.json"));

  const refused = await loadPacks(dataDir);

  const expected = Object.entries(hostile)
    .filter(([, [, problem]]) => problem)
    .map(([file, [, problem]]) => ({ file, problem }));
  expect(refused.sort((a, b) => (a.file < b.file ? -1 : 1))).toEqual(
    [
      ...expected,
      { file: "w-link.json", problem: "It is a link to somewhere else." },
      { file: "x-folder.json", problem: "It is no plain file." },
    ].sort((a, b) => (a.file < b.file ? -1 : 1)),
  );
  expect(packs().map(({ id, title }) => [id, title])).toEqual([["pack_night", "Night Sky"]]);
});

it("keys that name an object's prototype change nothing", async () => {
  const json = JSON.stringify(pack).replace('"format"', '"__proto__":{"isAdmin":true},"format"');
  await loadPacks(folderWith({ "a.json": json }));
  expect("isAdmin" in {}).toBe(false);
});

it("a chosen puzzle stays with the person when its pack is gone or redrawn", async () => {
  const store = await testStore();
  await addPeople(store, "ann");
  await loadPacks(folderWith({ "night.json": pack }));
  const found = await puzzleToChoose(store.read, "ann", "pack_night_moon");
  expect(found).toMatchObject({ puzzle: { name: "Moon", map: apple }, category: { title: "Night Sky" } });
  if (found) await testCaller(store, { id: "ann" }, 1).change((tx) => recordChosen(tx, found));

  await loadPacks(folderWith({}));

  expect(await puzzleOf(store.read, "ann", "pack_night_moon")).toMatchObject({
    puzzle: { name: "Moon", map: apple },
    category: { id: "pack_night", title: "Night Sky" },
  });
  expect(await puzzleOf(store.read, "bob", "pack_night_moon")).toBeUndefined();
  expect(await storedCategories(store.read, "ann", [])).toEqual([]);
  expect(await storedCategories(store.read, "ann", ["pack_night_moon"])).toMatchObject([
    { id: "pack_night", puzzles: [{ name: "Moon" }] },
  ]);
});

it("the only puzzle of a pack is chosen by any of its six copies", async () => {
  const store = await testStore();
  const chosen = async (id: string) => (await puzzleToChoose(store.read, "ann", id))?.puzzle.id;
  await loadPacks(folderWith({ "night.json": pack }));
  for (let copy = 1; copy <= 6; copy++)
    expect(await chosen(`pack_night_moon-${copy}`)).toBe("pack_night_moon");
  for (const id of ["pack_night_moon-7", "pack_night_moon-1-1", "pack_night_sun-1"])
    expect(await chosen(id)).toBeUndefined();
  await loadPacks(
    folderWith({ "night.json": { ...pack, puzzles: [moon, { ...moon, id: "sun", name: "Sun" }] } }),
  );
  expect(await chosen("pack_night_moon-1")).toBeUndefined();
});

it("the example is a pack", () => {
  const json = readFileSync("public/packs/night-sky.json", "utf8");
  expect(readPack(json)).toMatchObject({ category: { id: "pack_nightsky", count: 3 } });
});
