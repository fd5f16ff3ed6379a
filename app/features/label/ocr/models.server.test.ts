import { readdirSync } from "node:fs";
import { Tensor } from "onnxruntime-node";
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

test("the model that reads knows no letters of the Far East", async () => {
  const { read, alphabet } = await loadModels();
  const picture = new Tensor("float32", new Float32Array(3 * 48 * 64), [1, 3, 48, 64]);
  const output = await read.run({ [read.inputNames[0] as string]: picture });
  const { dims, data } = output[read.outputNames[0] as string] as Tensor;
  expect(dims).toEqual([1, 8, alphabet.length]);
  const scores = [...(data as Float32Array)].slice(0, alphabet.length);
  expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 4);
  expect(alphabet.join("")).toContain("ü");
  expect(alphabet.join("")).not.toMatch(/[中的脂]/);
});
