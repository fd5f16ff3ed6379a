import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { scratchFolder } from "../../../../tests/support/store";
import { loadModels } from "./models.server";

test("the runtime of the models names this machine to nobody", async () => {
  // Here it would keep the machine's name and what it is about to send; where it believes to be tested it does neither.
  const folder = scratchFolder();
  process.env.XDG_CACHE_HOME = folder;
  for (const name of ["CI", "GITHUB_ACTIONS", "TF_BUILD", "ORT_RUNNING_UNIT_TESTS"]) delete process.env[name];
  await loadModels();
  expect(readdirSync(folder)).toEqual([]);
});
