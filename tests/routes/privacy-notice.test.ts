import { expect, test } from "vitest";
import { launchBuiltApp, Visitor } from "../support/built-app";
import { scratchFolder } from "../support/scratch-folder";

const COPY = "A full copy made before each update stays for 7 days.";

test.each<[Record<string, string>, string]>([
  [{}, "The newest 14 backups are stored, each for 14 days at most."],
  [{ BACKUP_KEEP: "30" }, "The newest 30 backups are stored, each for 30 days at most."],
  [{ BACKUP_KEEP: "1" }, "Only the newest backup is stored, for a day at most."],
  [{ BACKUP_SCHEDULE: "off" }, "This server makes no backups of its own."],
])("with %j the privacy notice says how long copies stay", async (settings, sentence) => {
  const { url } = await launchBuiltApp({ DATA_DIR: scratchFolder(), ...settings });
  const { text } = await new Visitor(url).get("/privacy-notice");
  expect(text).toContain(sentence);
  expect(text).toContain(COPY);
  expect(text).toContain("Data you delete disappears from them as they expire.");
});
