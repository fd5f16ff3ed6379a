import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type Reply, says, sends, startFakeOpenAi } from "../../../tests/support/fake-openai";
import { startAi } from "./ai.server";
import { jsonsIn } from "./read-answer";

const openAi = await startFakeOpenAi();
const output = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeEach(() => output.mockClear());
const logged = () => output.mock.calls.flat().join("\n");

const RIGHT = { foods: [{ name: "Egg {boiled}" }] };
const JSON_TEXT = JSON.stringify(RIGHT);
const answer = z.strictObject({ foods: z.array(z.strictObject({ name: z.string() })) });
const question = { name: "meal", instructions: "Read it.", content: "an egg", answer, model: "small-model" };
const ask = (change: Partial<typeof openAi.settings> = {}) =>
  startAi({ ...openAi.settings, ...change }).ask("ann", question);

const sent = (i: number) => JSON.parse(openAi.requests[i]?.text ?? "{}");
const formOf = (i: number): string | undefined => sent(i).response_format?.type;
const asStream = (text: string) =>
  [...text.matchAll(/.{1,7}/gs)]
    .map(([content]) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)
    .join("");

describe("a model of one's own is understood", () => {
  it.each([
    ["plain", says(JSON_TEXT)],
    ["fenced", says(`\`\`\`json\n${JSON_TEXT}\n\`\`\``)],
    ["in a text around it", says(`Here you are:\n\n${JSON_TEXT}\n\nEnjoy your {meal}!`)],
    ["fenced in a text", says(`Sure!\n\`\`\`\n${JSON_TEXT}\n\`\`\`\nAnything else?`)],
    ["after its thoughts", says(`<think>\nAn egg is {"foods": []}, no?\n</think>\n${JSON_TEXT}`)],
    ["after thoughts without their beginning", says(`an egg, then\n</think>\n\n${JSON_TEXT}`)],
  ])("%s, with one request", async (_, body) => {
    openAi.replies(sends(body));
    expect(await ask()).toEqual(RIGHT);
    expect(openAi.requests).toHaveLength(1);
  });

  it.each(["text/event-stream", "application/json"])(
    "as an event stream without a request for one, as %s",
    async (type) => {
      const stream = `: ping\n\n${asStream(JSON_TEXT)}data: {"choices":[]}\n\ndata: [DONE]\n\n`;
      openAi.replies(sends(stream, 200, { "content-type": type }));
      expect(await ask()).toEqual(RIGHT);
    },
  );

  /** Refuses the forms of an answer that it doesn't know, as the servers do. */
  const knows = (...forms: (string | undefined)[]): Reply => {
    return (response) => {
      const form = JSON.parse(openAi.requests.at(-1)?.text ?? "{}").response_format?.type;
      const refusal = JSON.stringify({ error: { message: `'response_format.type' is not supported` } });
      return (forms.includes(form) ? sends(says(JSON_TEXT)) : sends(refusal, 400))(response);
    };
  };

  it("without json_schema, and without any response_format, and stays with what works", async () => {
    openAi.replies(knows("json_object"));
    expect(await ask()).toEqual(RIGHT);
    expect([0, 1].map(formOf)).toEqual(["json_schema", "json_object"]);
    expect(sent(1).messages[0].content).toContain('"foods"');

    openAi.replies(knows(undefined));
    const ai = startAi(openAi.settings);
    expect(await ai.ask("ann", question)).toEqual(RIGHT);
    expect([0, 1, 2].map(formOf)).toEqual(["json_schema", "json_object", undefined]);
    expect(await ai.ask("ann", question)).toEqual(RIGHT);
    expect(openAi.requests).toHaveLength(4);
    expect(logged()).toBe("");
  });

  it("when it ignores the schema: it is then shown it in words", async () => {
    openAi.replies((response) =>
      sends(
        says(
          JSON.stringify(sent(openAi.requests.length - 1)).includes("JSON Schema") ? JSON_TEXT : "An egg.",
        ),
      )(response),
    );
    expect(await ask()).toEqual(RIGHT);
    expect(openAi.requests).toHaveLength(2);
  });
});

describe("a model that can't be used is named with its address and what to do, without the key", () => {
  const cases: [name: string, reply: Reply, reason: string, remedy: string, timeoutMs?: number][] = [
    ["401", sends('{"error":{"message":"bad key sk-the-key"}}', 401), "status 401", "Set OPENAI_API_KEY"],
    ["404 of a model", sends('{"error":{"message":"no model"}}', 404), "status 404", "`ai check`"],
    ["400 to everything", sends("{}", 400), "status 400", "`ai check`"],
    [
      "silence half way",
      (response) =>
        void response.writeHead(200, { "content-type": "application/json" }).write('{"choices":[{'),
      "no answer in time",
      "Set AI_TIMEOUT_MS above 200",
      200,
    ],
    [
      "prose",
      sends(says("I like eggs.")),
      "an answer that was not as asked for",
      "a model that answers in JSON",
    ],
  ];
  it.each(cases)("%s", async (_, reply, reason, remedy, timeoutMs = 5000) => {
    openAi.replies(reply);
    expect(await ask({ timeoutMs })).toBeNull();
    const line = JSON.parse(logged());
    expect(line).toMatchObject({
      event: "AI service failed",
      reason,
      address: openAi.settings.baseUrl,
      model: "small-model",
    });
    expect(line.remedy).toContain(remedy);
    expect(logged()).not.toContain("sk-");
  });
});

it("half an answer, thoughts without an end and a flood of braces hold no JSON", () => {
  expect(jsonsIn(`{"foods":[{"name":"Egg"}`)).toEqual([]);
  expect(jsonsIn(`<think>perhaps {"foods":[]}`)).toEqual([]);
  expect(jsonsIn("no braces")).toEqual([]);
  expect(jsonsIn("{".repeat(250_000))).toEqual([]);
  expect(jsonsIn("{}x".repeat(80_000))).toHaveLength(20);
});
