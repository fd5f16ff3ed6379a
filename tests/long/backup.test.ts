import { expect, test } from "vitest";
import { expectPrefixes } from "../support/prefix-backups";
import { measured, often } from "../support/promise";

test("each backup under steady writes holds a prefix of what was acknowledged, and restores", async () => {
  const [rounds, asked] = [often(3, 20), often(200, 500)];
  const { perSecond, sizes } = await expectPrefixes(rounds, asked);
  expect(sizes).toHaveLength(rounds);
  const figure = `${rounds} backups under ${Math.round(perSecond)} writes a second, up to ${sizes.at(-1)} accounts`;
  measured("R14", "every backup a prefix of acknowledged writes", figure);
});
