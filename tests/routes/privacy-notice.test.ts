import { expect, test } from "vitest";
import { launchBuiltApp, Visitor } from "../support/built-app";
import { scratchFolder } from "../support/scratch-folder";

const COPY = "A copy made before an update is kept for 7 days, with everything as it was then.";

test.each<[Record<string, string>, string]>([
  [{}, "The newest 14 backups are kept, each for 14 days at most."],
  [{ BACKUP_KEEP: "30" }, "The newest 30 backups are kept, each for 30 days at most."],
  [{ BACKUP_KEEP: "1" }, "Only the newest backup is stored, for a day at most."],
  [{ BACKUP_SCHEDULE: "off" }, "This server makes no backups by itself."],
])("with %j the privacy notice says how long copies stay", async (settings, sentence) => {
  const { url } = await launchBuiltApp({ DATA_DIR: scratchFolder(), ...settings });
  const { text } = await new Visitor(url).get("/privacy-notice");
  expect(text).toContain(sentence);
  expect(text).toContain(COPY);
  expect(text).toContain("what you delete is gone from them when they are.");
});
