import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { type Ai, aiOf } from "~/features/ai/ai.server";
import { faults, says, sends, startFakeOpenAi } from "../../../tests/support/fake-openai";
import { readLabelByAi } from "./label-by-ai.server";

const openAi = await startFakeOpenAi();
const photo = new Uint8Array(
  await sharp({ create: { width: 20, height: 10, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer(),
);
const output = vi.spyOn(console, "warn").mockImplementation(() => {});

const read = (bytes = photo, timeoutMs = 20_000) =>
  readLabelByAi(aiOf({ ai: { ...openAi.settings, timeoutMs } }) as Ai, "ann", bytes);

const printed = {
  is_label: true,
  name: "Oat bar",
  emoji: "🍫",
  basis: "serving",
  serving_size: "1 bar (40 g)",
  calories: 180,
  carbs: 22.04,
  fats: 8,
  protein: 4,
};

it("is read by the model that sees, from the photo itself", async () => {
  openAi.replies(sends(says(printed)));
  expect(await read()).toEqual({
    name: "Oat bar",
    emoji: "🍫",
    nutrition: { calories: 180, carbs: 22, fats: 8, protein: 4 },
    basis: "serving",
    servingSize: "1 bar (40 g)",
    note: null,
    source: "ai",
    unsure: [],
  });
  const { model, messages } = JSON.parse(openAi.requests[0]?.text ?? "");
  expect(model).toBe("seeing-model");
  const [{ image_url }] = messages[1].content;
  expect(image_url.url).toBe(`data:image/jpeg;base64,${Buffer.from(photo).toString("base64")}`);
});

it("says what more it read, sodium as salt, without what can't be", async () => {
  const more = { fibre: 3.5, sugars: 60, saturated_fat: 1.2, sodium: 200, polyols: null, caffeine: -1 };
  openAi.replies(
    sends(says({ ...printed, ...more })),
    sends(says({ ...printed, salt: 0.3, sodium: 200 })),
    sends(says({ ...printed, ...more, calories: 900 })),
  );
  expect((await read())?.further).toEqual({ fibre: 3.5, saturated_fat: 1.2, salt: 0.5 });
  expect((await read())?.further).toEqual({ salt: 0.3 });
  expect((await read())?.further).toBeUndefined();
});

it("leaves open what can't be read, and says so when its figures don't add up", async () => {
  openAi.replies(
    sends(says({ ...printed, name: null, serving_size: null, fats: null, emoji: "" })),
    sends(says({ ...printed, calories: 900 })),
  );
  expect(await read()).toMatchObject({ name: "Scanned label", emoji: "🍽️", servingSize: null, note: null });
  expect((await read())?.note).toMatch(/don't add up/);
});

it.each([
  ["it sees no label", { ...printed, is_label: false }],
  ["it reads no figure", { ...printed, calories: null, carbs: null, fats: null, protein: null }],
  ["a figure is out of bounds", { ...printed, carbs: 100_001 }],
  ["a figure is negative", { ...printed, carbs: -1 }],
  ["the basis is unheard of", { ...printed, basis: "pound" }],
])("is not read when %s", async (_, said) => {
  openAi.replies(sends(says(said)));
  expect(await read()).toBeNull();
});

it.each(Object.entries(faults(printed, openAi.elsewhere.url)))(
  "is not read after %s",
  async (_, { reply, reason, timeoutMs }) => {
    openAi.replies(reply);
    output.mockClear();
    expect(await read(photo, timeoutMs)).toBeNull();
    expect(output.mock.calls.flat().join()).toContain(
      `"event":"AI service failed","question":"label","reason":"${reason}",`,
    );
  },
);

it("is never sent when it is no photo", async () => {
  openAi.replies(sends(says(printed)));
  expect(await read(new TextEncoder().encode("<svg/>"))).toBeNull();
  expect(openAi.requests).toEqual([]);
});
