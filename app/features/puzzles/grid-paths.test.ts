import { expect, it } from "vitest";
import { everyPuzzle } from "./catalogue";
import { burstOf } from "./grid-paths";

it.each(everyPuzzle().map(({ puzzle }) => puzzle))(
  "$name bursts into 24 squares of its colours",
  ({ map }) => {
    const sparks = burstOf(map);
    expect(new Set(sparks.map(({ x, y }) => `${x} ${y}`)).size).toBe(24);
    const colors = Object.values(map.legend).map(({ color }) => color);
    for (const { color } of sparks) expect(colors).toContain(color);
  },
);
