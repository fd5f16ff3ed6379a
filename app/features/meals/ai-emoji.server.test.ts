import { expect, it, vi } from "vitest";
import { faults, says, sends, startFakeOpenAi } from "../../../tests/support/fake-openai";
import { emojiOf } from "./reader.server";

const openAi = await startFakeOpenAi();
const emoji = async (text: string, timeoutMs = 20_000) =>
  (await emojiOf({ ai: { ...openAi.settings, timeoutMs } }, "ann", text)).emoji;
vi.spyOn(console, "warn").mockImplementation(() => {});

it("is the model's, completed where its presentation mark is missing", async () => {
  openAi.replies(sends(says({ emoji: "🥨" })), sends(says({ emoji: "🍽" })));
  expect(await emoji("a pizza")).toBe("🥨");
  expect(await emoji("a pizza")).toBe("🍽️");
  expect(JSON.parse(JSON.parse(openAi.requests[0]?.text ?? "").messages[1].content)).toEqual({
    text: "a pizza",
  });
});

it.each(["🍕🍕", "", "P", "<b>", "🍕 pizza"])("is the table's when the model says %j", async (said) => {
  openAi.replies(sends(says({ emoji: said })));
  expect(await emoji("a pizza")).toBe("🍕");
});

it.each(Object.entries(faults({ emoji: "🥨" }, openAi.elsewhere.url)))(
  "is the table's after %s",
  async (_, { reply, timeoutMs }) => {
    openAi.replies(reply);
    expect(await emoji("a pizza", timeoutMs)).toBe("🍕");
  },
);

it("needs no service", async () => {
  expect(await emojiOf({ ai: undefined }, "ann", "a pizza")).toEqual({
    emoji: "🍕",
    engine: "built-in",
  });
  expect((await emojiOf({ ai: undefined }, "ann", "a bicycle")).emoji).toBe("🍽️");
});
