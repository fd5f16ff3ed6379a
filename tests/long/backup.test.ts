import { expect, test } from "vitest";
import { expectPrefixes } from "../support/fixtures/prefix-backups";
import { LONG, measured, often } from "../support/processes";

test("each backup under steady writes holds a prefix of what was acknowledged, and restores", async () => {
  const [rounds, writesPerSecond] = [often(3, 20), often(200, 500)];
  const { perSecond, p99, sizes } = await expectPrefixes(rounds, writesPerSecond);
  expect(sizes).toHaveLength(rounds);
  // What waited when a backup began is not counted, so it may be a little less or more.
  if (LONG) expect(perSecond).toBeGreaterThan(writesPerSecond * 0.95);
  const figure = `${rounds} backups, ${Math.round(perSecond)} writes a second acknowledged while they were made (p99 ${Math.round(p99)} ms from when each was due), up to ${sizes.at(-1)} accounts`;
  measured("R14", "every backup a prefix of acknowledged writes, 500 a second", figure);
});
