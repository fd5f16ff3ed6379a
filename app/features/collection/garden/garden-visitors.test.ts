import { describe, expect, it } from "vitest";
import { gardenVisitors } from "~/features/collection/shelves";
import { CATEGORIES } from "~/features/puzzles/catalogue";

const sprites = (collected: number) =>
  gardenVisitors("magic_garden", collected, []).visitors.map(({ sprite }) => sprite);

describe("gardenVisitors", () => {
  it("grows with what is collected", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((collected) => sprites(collected).length)).toEqual([
      0, 1, 2, 2, 3, 3, 4,
    ]);
    expect(sprites(2)).toEqual(["snail", "bee"]);
  });

  it.each([
    [0, [], "No visitors yet. Finish a puzzle and one moves in."],
    [1, [], "A snail has moved in. Someone else is on the way."],
    [2, [], "A snail and a bee have moved in. Someone else is on the way."],
    [6, [], "A snail, a bee, a butterfly and a robin have moved in."],
    [
      1,
      ["salmon_nigiri_boy"],
      "A snail has moved in. Someone else is on the way. And a friend has come to visit.",
    ],
  ])("says of %i collected, with %j: %s", (collected, specials, words) => {
    expect(gardenVisitors("magic_garden", collected, specials).text).toBe(words);
  });

  it("lets a special puzzle visit one place only", () => {
    const hosts = CATEGORIES.filter(({ id }) => gardenVisitors(id, 1, ["pancake_bear"]).guest);
    expect(hosts.map(({ id }) => id)).toEqual(["breakfast_table"]);
  });

  it("has somebody for every collection, the last of them when it is whole", () => {
    for (const { id, type, count } of CATEGORIES.filter(({ type }) => type === "collection")) {
      const froms = gardenVisitors(id, count, []).visitors.map(({ from }) => from);
      expect([froms[0], froms.at(-1)], `${type} ${id}`).toEqual([1, count]);
      expect(gardenVisitors(id, count, []).text).not.toContain("on the way");
    }
  });
});
