import fc from "fast-check";
import { expect, it } from "vitest";
import { AMOUNTS, recordOf } from "~/features/nutrition/amounts";
import { figuresOf, readFigures } from "./food-figures";

const tenths = fc.oneof(fc.nat(100), fc.nat(100_000_000));
const food = fc.record({
  name: fc.string({ unit: "grapheme" }),
  minute: fc.nat(2 * 1440 - 1),
  tenths: fc.tuple(tenths, tenths, tenths, tenths),
});

it("reads what was written, and the same key for a name in any case", () => {
  fc.assert(
    fc.property(fc.array(food, { maxLength: 30 }), (foods) => {
      const totals = {
        name: foods.flatMap(({ name }) => [name, name.toUpperCase().toLowerCase()]),
        minute: foods.flatMap(({ minute }) => [minute, minute]),
        ...recordOf(AMOUNTS, (name) =>
          foods.flatMap(({ tenths }) => [0, 1].map(() => tenths[AMOUNTS.indexOf(name)] ?? 0)),
        ),
      };
      const read: { key: string; minute: number; tenths: number[] }[] = [];
      readFigures(figuresOf(totals), (key, rest, minute, tenths) =>
        read.push({ key: `${key}/${rest}`, minute, tenths: [...tenths] }),
      );
      expect(read.map(({ minute, tenths }) => ({ minute, tenths }))).toEqual(
        foods.flatMap(({ minute, tenths }) => [
          { minute, tenths },
          { minute, tenths },
        ]),
      );
      const keys = new Map(read.map(({ key }, i) => [totals.name[i]?.toLowerCase(), key]));
      for (const [i, { key }] of read.entries()) expect(key).toBe(keys.get(totals.name[i]?.toLowerCase()));
      expect(new Set(keys.values()).size).toBe(keys.size);
    }),
  );
});
