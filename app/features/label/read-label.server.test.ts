import { expect, it } from "vitest";
import { startFakeOpenAi } from "../../../tests/support/fake-openai";
import { labelReaders, readsLabels } from "./read-label.server";

const { settings: ai } = await startFakeOpenAi();
const off = "off" as const;

it.each([
  ["an AI service and this server", { ai }, ["AI", "built-in"]],
  ["this server, without an AI service", { ai: undefined }, ["built-in"]],
  ["an AI service, with the built-in reader off", { ai, labelOcr: off }, ["AI"]],
  ["nobody, without either", { ai: undefined, labelOcr: off }, []],
])("a label is read by %s", async (_, settings, expected) => {
  let calls = 0;
  const { byAi, builtIn } = labelReaders(settings, "ann", async () => {
    calls++;
    return null;
  });
  await builtIn(new Uint8Array());
  expect([...(byAi ? ["AI"] : []), ...(calls > 0 ? ["built-in"] : [])]).toEqual(expected);
  expect(readsLabels(settings)).toBe(expected.length > 0);
});
