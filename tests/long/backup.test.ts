import { expect, test } from "vitest";
import { expectPrefixes } from "../support/prefix-backups";

test("each of 20 backups under 500 writes a second holds a prefix of what was acknowledged", {
  timeout: 600_000,
}, async () => {
  const { perSecond, sizes } = await expectPrefixes(20, 500);
  console.log(`${Math.round(perSecond)} writes a second; rows at each backup: ${sizes.join(", ")}`);
  expect(sizes).toHaveLength(20);
});
