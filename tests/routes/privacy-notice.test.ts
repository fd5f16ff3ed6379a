import { expect, test } from "vitest";
import { launchBuiltApp, Visitor } from "../support/app";
import { scratchFolder } from "../support/store";

test.each<[Record<string, string>, string]>([
  [{}, "The newest 14 backups are stored, each for 14 days at most."],
  [{ BACKUP_SCHEDULE: "off" }, "This server makes no backups of its own."],
])("with %j the privacy notice says how long copies stay", async (settings, sentence) => {
  const { url } = await launchBuiltApp({ DATA_DIR: scratchFolder(), ...settings });
  const { text } = await new Visitor(url).get("/privacy-notice");
  expect(text).toContain(sentence);
  expect(text).toContain("A full copy made before each update stays for 7 days.");
});
